import { defineWords } from '#shared/texts/words.ts'

/** The letter that tells what signing in takes beside the password, when that has changed. */
export const secondFactorLetterWords = defineWords('second-factor-letter', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    onSubject: 'Одного пароля для входа мало — {site}',
    on: 'Теперь вход в ваш аккаунт, кроме пароля, подтверждает: {ways}. Храните резервные коды там, где их не потеряете вместе с телефоном.',
    app: 'код из приложения',
    passkeys: 'ключ доступа (всего: {count})',
    offSubject: 'Для входа снова достаточно пароля — {site}',
    off: 'Для входа в ваш аккаунт снова достаточно пароля.',
    closing: 'Если это сделали не вы, задайте новый пароль по ссылке: все остальные входы тогда завершатся.',
    button: 'Задать новый пароль',
  },
  en: {
    greeting: 'Hello, {username}!',
    onSubject: 'The password alone no longer signs you in — {site}',
    on: 'From now on, signing in to your account takes, besides the password: {ways}. Keep the recovery codes where you will not lose them together with the phone.',
    app: 'a code of your app',
    passkeys: 'a passkey (you have {count})',
    offSubject: 'The password is enough again — {site}',
    off: 'Signing in to your account takes the password alone again.',
    closing: 'If it was not you, set a new password by this link: every other session then ends.',
    button: 'Set a new password',
  },
})
