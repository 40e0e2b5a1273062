import { defineTexts } from '#shared/texts/texts.ts'

export const forumTexts = defineTexts({
  ru: {
    mark: 'Форум',
    title: 'Форум не работает',
    lead: 'Связисты тянут кабель. Открытие стоит в плане операций, а пока есть другие каналы.',
    boardTitle: 'Доска состояния',
    onwardTitle: 'Пока форума нет',
    feedback: 'Оставить отзыв',
    feedbackDetail: 'Его прочтут и игроки, и штаб.',
    news: 'Читать новости',
    newsDetail: 'Об открытии форума объявим в сводках.',
    home: 'Вернуться на главную',
    homeDetail: 'Там же план операций и каналы сообщества.',
  },
  en: {
    mark: 'Forum',
    title: 'The forum is offline',
    lead: 'The signal corps is still laying cable. The opening is on the roadmap; until then there are other channels.',
    boardTitle: 'Status board',
    onwardTitle: 'While there is no forum',
    feedback: 'Leave feedback',
    feedbackDetail: 'Players and command both read it.',
    news: 'Read the news',
    newsDetail: 'We will announce the opening in the dispatches.',
    home: 'Back to home',
    homeDetail: 'With the roadmap and the community channels.',
  },
})
