import { defineTexts } from '#shared/texts/texts.ts'

export const codeStepTexts = defineTexts({
  ru: {
    title: 'Ещё один шаг',
    lead: 'Пароль верный. Введите шесть цифр из приложения-аутентификатора или один из резервных кодов. Если у аккаунта есть ключ доступа, хватит его.',
    code: 'Код',
    logIn: 'Войти',
    loggingIn: 'Вход...',
    failed: 'Ошибка входа',
    back: 'Войти в другой аккаунт',
  },
  en: {
    title: 'One more step',
    lead: 'The password is right. Enter the six digits from your authenticator app, or one of your recovery codes. A passkey of the account does as well.',
    code: 'Code',
    logIn: 'Log in',
    loggingIn: 'Logging in...',
    failed: 'Login failed',
    back: 'Use another account',
  },
})
