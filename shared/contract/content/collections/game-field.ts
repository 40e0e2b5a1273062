import type { Part } from '#shared/constants/parts.ts'
import type { FlatEntry } from './collection.ts'
import type { Field } from './collection-fields.ts'

/** For which of the two games an entry is. */
export const gameField = {
  kind: 'choice',
  label: { ru: 'Игра', en: 'Game' },
  options: {
    minecraft: { ru: 'Minecraft', en: 'Minecraft' },
    roblox: { ru: 'Roblox', en: 'Roblox' },
  },
  isRequired: true,
} as const satisfies Field

/** The part that an entry for one of the games goes with. */
export const partOfGame = ({ game }: FlatEntry): Part | undefined =>
  game === 'roblox' ? 'roblox' : undefined
