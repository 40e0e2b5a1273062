import { defineTexts } from '#shared/texts/texts.ts'

export const ownDataTexts = defineTexts({
  ru: {
    yourData: 'Ваши данные',
    exportLead: 'Копия всего, что сайт хранит о вас, одним файлом JSON. Паролей и ключей в ней нет.',
    policy: 'Что мы храним и зачем',
    export: 'Скачать мои данные',
    exporting: 'Готовим файл...',
    exported: 'Файл сохранён',
    exportFailed: 'Не удалось скачать данные',
    deleteLead: 'Удалённый аккаунт неделю можно вернуть по ссылке из письма. Потом он стирается навсегда.',
    delete: 'Удалить аккаунт',
    deleting: 'Удаляем...',
    deleteTitle: 'Удалить аккаунт?',
    deleteAtOnce: 'Сразу: вы выйдете на всех устройствах, войти больше нельзя, ваше имя исчезнет с сайта.',
    deleteUndo: 'Неделю: аккаунт можно вернуть по ссылке из письма. Имя и почта остаются за вами.',
    deleteAfterwards:
      'Потом: почта, роли, баланс, предметы и всё остальное стирается навсегда. Имя и почту сможет занять любой.',
    deleteStays: 'Остаётся: ваши отзывы, записи журналов и учёта денег, уже без имени.',
    deleteMoney: 'На балансе осталось {amount}',
    deleteMoneyDetail:
      'С аккаунтом эти деньги пропадут. Сначала потратьте их или обратитесь к администрации.',
    password: 'Пароль',
    deleted: 'Аккаунт удалён',
    deletedDetail: 'Передумаете — откройте ссылку из письма. Она действует неделю.',
    deleteFailed: 'Не удалось удалить аккаунт',
  },
  en: {
    yourData: 'Your data',
    exportLead:
      'A copy of all that the site keeps about you, as one JSON file. Passwords and keys are not in it.',
    policy: 'What we keep, and why',
    export: 'Export my data',
    exporting: 'Preparing the file...',
    exported: 'File saved',
    exportFailed: 'Could not export the data',
    deleteLead: 'For a week the link in the email brings a deleted account back. Then it is erased for good.',
    delete: 'Delete my account',
    deleting: 'Deleting...',
    deleteTitle: 'Delete your account?',
    deleteAtOnce: 'At once: you are logged out everywhere, nobody can log in, and your name leaves the site.',
    deleteUndo: 'For a week: the link in the email brings the account back. Your name and email stay yours.',
    deleteAfterwards:
      'Then: email, roles, balance, items and everything else is erased for good. Anybody may take the name and the email.',
    deleteStays: 'What stays: your reviews, entries of logs and of the books of money, without your name.',
    deleteMoney: 'There is {amount} left in your balance',
    deleteMoneyDetail: 'This money is lost with the account. Spend it first, or turn to the staff.',
    password: 'Password',
    deleted: 'Account deleted',
    deletedDetail: 'If you change your mind, open the link in the letter. It works for a week.',
    deleteFailed: 'Could not delete the account',
  },
})
