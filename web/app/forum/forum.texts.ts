import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const forumWords = defineWords('forum', {
  ru: {
    mark: 'Форум',
    title: 'Форум не работает',
    lead: 'Связисты тянут кабель. Открытие в плане операций, другие каналы ниже.',
    boardTitle: 'Доска состояния',
    onwardTitle: 'Пока форума нет',
    feedbackDetail: 'Его прочтут и игроки, и штаб.',
    newsDetail: 'Об открытии форума объявим в сводках.',
    homeDetail: 'Там же план операций и каналы сообщества.',
  },
  en: {
    mark: 'Forum',
    title: 'The forum is offline',
    lead: 'The signal corps is still laying cable. The opening is on the roadmap; until then there are other channels.',
    boardTitle: 'Status board',
    onwardTitle: 'While there is no forum',
    feedbackDetail: 'Players and command both read it.',
    newsDetail: 'We will announce the opening in the dispatches.',
    homeDetail: 'With the roadmap and the community channels.',
  },
})

export const forumTexts = defineTexts({
  ru: {
    feedback: 'Оставить отзыв',
    news: 'Читать новости',
    home: 'Вернуться на главную',
  },
  en: {
    feedback: 'Leave feedback',
    news: 'Read the news',
    home: 'Back to home',
  },
})
