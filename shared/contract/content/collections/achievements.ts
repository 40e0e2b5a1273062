import { ACHIEVEMENT_KEY_MAX } from '#shared/constants/games/agents.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { defineCollection } from './collection.ts'

/** What players are honored for: by their figures, or where a game says so. */
export const achievements = defineCollection({
  name: 'achievements',
  title: { ru: 'Достижения', en: 'Achievements' },
  lead: {
    ru: 'За что отличают игроков: стоят в профиле с датой. Кто уже выполнил условие, получит достижение в течение часа.',
    en: 'What players are honored for: they stand in the profile with their date. Whoever meets the condition already has it within the hour.',
  },
  nameField: 'title',
  permission: 'manage_statistics',
  fields: {
    key: {
      kind: 'slug',
      label: { ru: 'Ключ', en: 'Key' },
      hint: {
        ru: 'Остаётся навсегда: по нему хранятся достижения игроков.',
        en: 'It stays for good: what players have is kept by it.',
      },
      max: ACHIEVEMENT_KEY_MAX,
      isRequired: true,
    },
    title: {
      kind: 'line',
      label: { ru: 'Название', en: 'Name' },
      max: 60,
      isBilingual: true,
      isRequired: true,
    },
    image: { kind: 'picture', label: { ru: 'Картинка', en: 'Picture' } },
    condition: {
      kind: 'choice',
      label: { ru: 'За что', en: 'For what' },
      options: {
        game: { ru: 'Вручает игра', en: 'The game gives it' },
        points: { ru: 'Очки', en: 'Points' },
        kills: { ru: 'Убийства', en: 'Kills' },
        hours: { ru: 'Часы в игре', en: 'Hours played' },
      },
      isRequired: true,
    },
    threshold: {
      kind: 'number',
      label: { ru: 'Сколько нужно', en: 'How many it takes' },
      hint: {
        ru: 'На всех серверах вместе.',
        en: 'On all servers together.',
      },
      min: 1,
      max: 1_000_000_000,
      onlyWhere: { field: 'condition', is: ['points', 'kills', 'hours'] },
    },
    gameKey: {
      kind: 'line',
      label: { ru: 'Как её называет игра', en: 'What the game calls it' },
      hint: { ru: 'Пусто: как ключ.', en: 'Empty: like the key.' },
      max: ACHIEVEMENT_KEY_MAX,
      onlyWhere: { field: 'condition', is: ['game'] },
    },
  },
  check({ key, condition, threshold }, { before }) {
    const found: { key?: ValidationKey; threshold?: ValidationKey } = {}
    if (before.key !== undefined && before.key !== key) found.key = 'keyStays'
    if (condition !== 'game' && threshold === null) found.threshold = 'required'
    return found
  },
})
