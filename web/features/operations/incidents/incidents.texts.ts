import { defineTexts } from '#shared/texts/texts.ts'

export const incidentsTexts = defineTexts<{
  title: string
  none: string
  stages: Record<'ahead' | 'now' | 'over', string>
  affected: string
  updates: string
  begins: string
}>({
  ru: {
    title: 'Сбои и техработы',
    none: 'За последние две недели сообщать было не о чем.',
    stages: { ahead: 'Запланировано', now: 'Сейчас', over: 'Завершено' },
    affected: 'Затронуто',
    updates: 'Сообщения',
    begins: 'с',
  },
  en: {
    title: 'Incidents and maintenance',
    none: 'Nothing to report in the last two weeks.',
    stages: { ahead: 'Planned', now: 'Under way', over: 'Over' },
    affected: 'Affected',
    updates: 'Updates',
    begins: 'since',
  },
})
