/** The scenes of the Middle Ages: deep green and crimson, stone, steel and stained glass. */

import { paint } from '../../shared/scenes'
import calamities from './middleAges/calamities'
import characters from './middleAges/characters'
import progress from './middleAges/progress'
import terrain from './middleAges/terrain'
import wonders from './middleAges/wonders'

export default paint('middleAges', { ...terrain, ...characters, ...progress, ...wonders, ...calamities })
