import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const incidentListWords = defineWords('incidents', {
  ru: {
    title: 'Сбои и техработы',
    none: 'За последние две недели объявлений не было.',
  },
  en: {
    title: 'Incidents and maintenance',
    none: 'No announcements in the last two weeks.',
  },
})

export const incidentsTexts = defineTexts<{
  stages: Record<'ahead' | 'now' | 'over', string>
  affected: string
  updates: string
  begins: string
}>({
  ru: {
    stages: { ahead: 'Запланировано', now: 'Сейчас', over: 'Завершено' },
    affected: 'Затронуто',
    updates: 'Сообщения',
    begins: 'с',
  },
  en: {
    stages: { ahead: 'Planned', now: 'Under way', over: 'Over' },
    affected: 'Affected',
    updates: 'Updates',
    begins: 'since',
  },
})
