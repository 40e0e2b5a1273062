import type { GameServerMode } from '#shared/constants/game-servers.ts'
import { defineTexts } from '#shared/texts/texts.ts'

/** What is to be seen on the picture of each mode. */
export const modePicturesTexts = defineTexts<Record<GameServerMode, string>>({
  ru: {
    survival: 'Выживание: бревенчатая хижина за частоколом на рассвете, поселенец рубит дрова у костра',
    skyblock:
      'Скайблок: парящие острова над облаками на закате соединены верёвочным мостом, на ближнем лагерь под деревом',
    creative:
      'Творчество: недостроенная крепость в лесах, башенный кран поднимает блок, строители у чертежей',
    minigames:
      'Мини-игры: полоса препятствий над раскалённой лавой, игроки прыгают по плитам к флагу под прожекторами',
  },
  en: {
    survival: 'Survival: a log cabin behind a palisade at dawn, a settler chops wood by the fire',
    skyblock:
      'Skyblock: islands above the clouds at sunset joined by a rope bridge, a camp under a tree on the nearest',
    creative:
      'Creative: a fortress half built behind scaffolding, a tower crane lifts a block, builders at their plans',
    minigames:
      'Minigames: an obstacle course above glowing lava, players leap from slab to slab toward a floodlit flag',
  },
})
