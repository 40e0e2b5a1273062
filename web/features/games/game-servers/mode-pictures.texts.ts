import type { GameServerMode } from '#shared/constants/game-servers.ts'
import { defineTexts } from '#shared/texts/texts.ts'

/** What is to be seen on the picture of each mode. */
export const modePicturesTexts = defineTexts<Record<GameServerMode, string>>({
  ru: {
    survival:
      'Выживание: поселенец замахнулся топором над колодой у костра, за ним бревенчатая хижина в рассветном лесу',
    skyblock:
      'Скайблок: на закате игрок с блоком в руках стоит на краю недостроенного моста, за спиной островок с деревом, внизу море облаков',
    creative:
      'Творчество: строитель на лесах несёт светящийся блок к кладке, за ним в вечерней долине растёт замок',
    minigames:
      'Мини-игры: игрок прыгает со столба на столб над потрескавшейся лавой, соперник бежит следом, впереди флаг под прожекторами',
  },
  en: {
    survival:
      'Survival: a settler swings his axe over the block by the fire, behind him a log cabin in a forest at dawn',
    skyblock:
      'Skyblock: at sunset a player with a block in his hands stands at the end of an unfinished bridge, an islet with a tree behind him, a sea of clouds below',
    creative:
      'Creative: a builder on a scaffold carries a glowing block to his wall, behind him a castle grows in an evening valley',
    minigames:
      'Minigames: a player leaps from pillar to pillar above cracked lava, a rival runs after him, a flag ahead under floodlights',
  },
})
