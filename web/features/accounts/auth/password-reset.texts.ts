import { defineTexts } from '#shared/texts/texts.ts'

/** Of the two pages that lead to a new password: no other page carries them. */
export const passwordResetTexts = defineTexts({
  ru: {
    sendLink: 'Прислать ссылку',
    sendingLink: 'Отправляем...',
    letterSent: 'Проверьте почту',
    letterSentDetail:
      'Если такой аккаунт есть, письмо уже в пути. Ссылка действует час. Если письма нет, загляните в спам.',
    forgotFailed: 'Не удалось запросить ссылку',
    setPassword: 'Сохранить пароль',
    settingPassword: 'Сохраняем...',
    passwordSet: 'Пароль изменён',
    passwordSetDetail: 'Войдите с новым паролем.',
    resetFailed: 'Не удалось изменить пароль',
    linkSpent: 'Ссылка больше не действует',
    linkSpentDetail: 'Она уже использована или устарела.',
    askForAnother: 'Запросите новую ниже.',
    anotherLink: 'Запросить новую ссылку',
  },
  en: {
    sendLink: 'Send the link',
    sendingLink: 'Sending...',
    letterSent: 'Check your mailbox',
    letterSentDetail:
      'If there is such an account, the letter is on its way. The link works for an hour. No letter? Check your spam folder.',
    forgotFailed: 'Could not ask for the link',
    setPassword: 'Save the password',
    settingPassword: 'Saving...',
    passwordSet: 'Password changed',
    passwordSetDetail: 'Log in with the new password.',
    resetFailed: 'Could not change the password',
    linkSpent: 'This link no longer works',
    linkSpentDetail: 'It has been used or has expired.',
    askForAnother: 'Ask for another one below.',
    anotherLink: 'Ask for another link',
  },
})
