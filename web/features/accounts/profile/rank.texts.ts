/** The staff ranks an account can hold (specification, section 3), by the keys that accounts carry. */
import { defineTexts } from '#shared/texts/texts.ts'

export const rankTexts = defineTexts({
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
  },
})
