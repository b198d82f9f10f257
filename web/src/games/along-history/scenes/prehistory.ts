/** The scenes of Prehistory: ochre land, ice, caves and first fires. */

import { paint } from '../../shared/scenes'
import calamities from './prehistory/calamities'
import characters from './prehistory/characters'
import progress from './prehistory/progress'
import terrain from './prehistory/terrain'
import wonders from './prehistory/wonders'

export default paint('prehistory', { ...terrain, ...characters, ...progress, ...wonders, ...calamities })
