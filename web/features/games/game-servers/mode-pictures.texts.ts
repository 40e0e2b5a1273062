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
      'Мини-игры: игрок прыгает со столба на столб над потрескавшейся лавой, соперник бежит следом, впереди флаг под прожекторами',
  },
  en: {
    survival: 'Survival: a log cabin behind a palisade at dawn, a settler chops wood by the fire',
    skyblock:
      'Skyblock: islands above the clouds at sunset joined by a rope bridge, a camp under a tree on the nearest',
    creative:
      'Creative: a fortress half built behind scaffolding, a tower crane lifts a block, builders at their plans',
    minigames:
      'Minigames: a player leaps from pillar to pillar above cracked lava, a rival runs after him, a flag ahead under floodlights',
  },
})
