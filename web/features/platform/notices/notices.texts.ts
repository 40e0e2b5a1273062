import { defineTexts } from '#shared/texts/texts.ts'

export const noticesTexts = defineTexts({
  ru: {
    title: 'Уведомления',
    mark: 'Личное дело',
    unread: 'непрочитанных',
    new: 'Новое',
    empty: 'Уведомлений пока нет. Здесь появится то, что касается вас.',
    loadFailed: 'Не удалось загрузить уведомления',
    older: 'Показать ранее',
    markAll: 'Отметить всё прочитанным',
    markFailed: 'Не удалось отметить прочитанным',
    all: 'Все уведомления',
    kept: 'Уведомления хранятся 90 дней.',
    notOpened: 'Не удалось открыть уведомления. Проверьте соединение и попробуйте снова.',
  },
  en: {
    title: 'Notices',
    mark: 'Service record',
    unread: 'unread',
    new: 'New',
    empty: 'No notices yet. What concerns you will appear here.',
    loadFailed: 'The notices could not be loaded',
    older: 'Show older',
    markAll: 'Mark all as read',
    markFailed: 'They could not be marked as read',
    all: 'All notices',
    kept: 'Notices are kept for 90 days.',
    notOpened: 'The notices could not be opened. Check the connection and try again.',
  },
})
