import { defineWords } from '#shared/texts/words.ts'

/** The letter that tells of a second factor that was turned on or off. */
export const secondFactorLetterWords = defineWords('second-factor-letter', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    onSubject: 'Вход по коду включён — {site}',
    on: 'Теперь для входа в ваш аккаунт нужны пароль и код из приложения. Храните резервные коды там, где их не потеряете вместе с телефоном.',
    offSubject: 'Вход по коду отключён — {site}',
    off: 'Для входа в ваш аккаунт снова достаточно пароля.',
    closing: 'Если это сделали не вы, задайте новый пароль по ссылке: все остальные входы тогда завершатся.',
    button: 'Задать новый пароль',
  },
  en: {
    greeting: 'Hello, {username}!',
    onSubject: 'Signing in by code is on — {site}',
    on: 'From now on, signing in to your account takes the password and a code of your app. Keep the recovery codes where you will not lose them together with the phone.',
    offSubject: 'Signing in by code is off — {site}',
    off: 'Signing in to your account takes the password alone again.',
    closing: 'If it was not you, set a new password by this link: every other session then ends.',
    button: 'Set a new password',
  },
})
