import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const noticesWords = defineWords('notices', {
  ru: {
    mark: 'Личное дело',
    title: 'Уведомления',
    lead: 'Уведомления хранятся 90 дней.',
    empty: 'Уведомлений пока нет. Здесь появится то, что касается вас.',
  },
  en: {
    mark: 'Service record',
    title: 'Notices',
    lead: 'Notices are kept for 90 days.',
    empty: 'No notices yet. What concerns you will appear here.',
  },
})

export const noticesTexts = defineTexts({
  ru: {
    bell: 'Уведомления',
    unread: 'непрочитанных',
    new: 'Новое',
    loadFailed: 'Не удалось загрузить уведомления',
    older: 'Показать ранее',
    markAll: 'Отметить всё прочитанным',
    markFailed: 'Не удалось отметить прочитанным',
    all: 'Все уведомления',
    notOpened: 'Не удалось открыть уведомления. Проверьте соединение и попробуйте снова.',
  },
  en: {
    bell: 'Notices',
    unread: 'unread',
    new: 'New',
    loadFailed: 'The notices could not be loaded',
    older: 'Show older',
    markAll: 'Mark all as read',
    markFailed: 'They could not be marked as read',
    all: 'All notices',
    notOpened: 'The notices could not be opened. Check the connection and try again.',
  },
})
