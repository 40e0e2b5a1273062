import type { GameServerIcon } from '#shared/constants/game-server-choices.ts'
import { defineTexts } from '#shared/texts/texts.ts'

/** What each icon shows. */
export const iconTexts = defineTexts<Record<GameServerIcon, string>>({
  ru: {
    Swords: 'Скрещённые мечи',
    Gamepad2: 'Геймпад',
    Shield: 'Щит',
    Globe: 'Глобус',
    Crown: 'Корона',
    Castle: 'Крепость',
    Skull: 'Череп',
    Rocket: 'Ракета',
    Sword: 'Меч',
    Pickaxe: 'Кирка',
  },
  en: {
    Swords: 'Crossed swords',
    Gamepad2: 'Gamepad',
    Shield: 'Shield',
    Globe: 'Globe',
    Crown: 'Crown',
    Castle: 'Castle',
    Skull: 'Skull',
    Rocket: 'Rocket',
    Sword: 'Sword',
    Pickaxe: 'Pickaxe',
  },
})
