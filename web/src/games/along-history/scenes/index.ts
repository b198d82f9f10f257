/** All scenes of Along History by age, for tests and contact sheets; a table loads the sprite of its age instead. */

import antiquity from './antiquity'
import middleAges from './middleAges'
import prehistory from './prehistory'

export const sheets = { prehistory, antiquity, 'middle-ages': middleAges }
