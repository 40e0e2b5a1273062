import { drawContours } from './drawn/contours.ts'
import { drawIcons } from './drawn/icons.ts'
import { writePicturesList } from './drawn/pictures-list.ts'
import { drawRanks } from './drawn/ranks.ts'
import { drawSkin } from './drawn/skin.ts'
import { drawSocialCards } from './drawn/social.ts'
import { listSocialCards } from './drawn/social-cards.ts'

/** What is drawn instead of rendered; each answers the files it wrote. */
export const drawings: Record<string, () => Promise<string[]>> = {
  ranks: drawRanks,
  icons: drawIcons,
  skin: drawSkin,
  contours: drawContours,
  social: async () => drawSocialCards(await listSocialCards()),
  list: writePicturesList,
}
