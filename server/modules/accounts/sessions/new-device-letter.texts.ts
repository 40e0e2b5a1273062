import { defineWords } from '#shared/texts/words.ts'

/** The letter that tells of a sign-in in a browser that was not known for the account. */
export const newDeviceLetterWords = defineWords('new-device-letter', {
  ru: {
    subject: 'Вход с нового устройства — {site}',
    greeting: 'Здравствуйте, {username}!',
    told: 'В ваш аккаунт вошли из браузера, которого мы раньше не видели.',
    device: 'Устройство: {device}. Сеть: {network}. Время: {time}.',
    closing:
      'Если это были не вы, задайте новый пароль по ссылке: тогда завершатся все входы. Где выполнен вход, видно в настройках профиля.',
    button: 'Задать новый пароль',
  },
  en: {
    subject: 'A sign-in on a new device — {site}',
    greeting: 'Hello, {username}!',
    told: 'Somebody signed in to your account in a browser that we have not seen before.',
    device: 'Device: {device}. Network: {network}. Time: {time}.',
    closing:
      'If it was not you, set a new password by this link: every session then ends. The settings of your profile show where you are signed in.',
    button: 'Set a new password',
  },
})
