/** The staff ranks an account can hold (specification, section 3), by the keys that accounts carry. */
import type { StaffRank } from '#shared/constants/staff-ranks.ts'
import { defineWords } from './words.ts'

/** Called the same in either language. */
const COUNCIL = {
  'o5-1': 'SCP O5-1',
  'o5-2': 'SCP O5-2',
  'o5-3': 'SCP O5-3',
  'o5-4': 'SCP O5-4',
  'o5-5': 'SCP O5-5',
  'o5-6': 'SCP O5-6',
  'o5-7': 'SCP O5-7',
  'o5-8': 'SCP O5-8',
  'o5-9': 'SCP O5-9',
  'o5-10': 'SCP O5-10',
  'o5-11': 'SCP O5-11',
  'o5-12': 'SCP O5-12',
  'o5-13': 'SCP O5-13',
} as const

export const rankWords = defineWords<Record<StaffRank, string>>('staff-ranks', {
  ru: {
    private: 'Рядовой',
    corporal: 'Капрал',
    sergeant: 'Сержант',
    lieutenant: 'Лейтенант',
    captain: 'Капитан',
    major: 'Майор',
    colonel: 'Полковник',
    general: 'Генерал',
    'field-marshal': 'Фельдмаршал',
    ...COUNCIL,
  },
  en: {
    private: 'Private',
    corporal: 'Corporal',
    sergeant: 'Sergeant',
    lieutenant: 'Lieutenant',
    captain: 'Captain',
    major: 'Major',
    colonel: 'Colonel',
    general: 'General',
    'field-marshal': 'Field Marshal',
    ...COUNCIL,
  },
})
