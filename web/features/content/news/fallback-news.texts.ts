import { defineWords } from '#shared/texts/words.ts'

export const fallbackNewsWords = defineWords('fallback-news', {
  ru: {
    title: 'Обновление серверов',
    description: 'Мы обновили серверы. Подробности появятся здесь, как только восстановим связь с редакцией.',
  },
  en: {
    title: 'Server update',
    description:
      'We have updated the servers. The details will appear here as soon as the line to the newsroom is back.',
  },
})
