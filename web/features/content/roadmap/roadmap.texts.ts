import { defineTexts } from '#shared/texts/texts.ts'

export const roadmapTexts = defineTexts({
  ru: { completed: 'Выполнено', upcoming: 'В работе' },
  en: { completed: 'Completed', upcoming: 'Upcoming' },
})
