import { drawContours } from './drawn/contours.ts'
import { drawIcons } from './drawn/icons.ts'
import { writePicturesList } from './drawn/pictures-list.ts'
import { drawRanks } from './drawn/ranks.ts'
import { drawSkin } from './drawn/skin.ts'
import { drawSocialCards } from './drawn/social.ts'

/** What is drawn instead of rendered; each answers the files it wrote. */
export const drawings: Record<string, () => Promise<string[]>> = {
  ranks: drawRanks,
  icons: drawIcons,
  skin: drawSkin,
  contours: drawContours,
  social: () =>
    drawSocialCards([
      {
        file: 'social-ru',
        label: '01 / Игровые серверы',
        title: 'Командуй. Завоёвывай. Властвуй.',
        line: 'Зомби-выживание в Minecraft и SCP-ролевая в Roblox',
        picture: 'hero',
      },
      {
        file: 'social-en',
        label: '01 / Game servers',
        title: 'Command. Conquer. Dominate.',
        line: 'Zombie survival in Minecraft and SCP roleplay in Roblox',
        picture: 'hero',
      },
    ]),
  list: writePicturesList,
}
