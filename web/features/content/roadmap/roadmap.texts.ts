import { defineWords } from '#shared/texts/words.ts'

export const roadmapWords = defineWords('roadmap', {
  ru: { completed: 'Выполнено', upcoming: 'В работе' },
  en: { completed: 'Completed', upcoming: 'Upcoming' },
})
