/** The scenes of Antiquity: terracotta and azure, marble, bronze and sails. */

import { paint } from '../../shared/scenes'
import calamities from './antiquity/calamities'
import characters from './antiquity/characters'
import progress from './antiquity/progress'
import terrain from './antiquity/terrain'
import wonders from './antiquity/wonders'

export default paint('antiquity', { ...terrain, ...characters, ...progress, ...wonders, ...calamities })
