import { defineTexts } from '#shared/texts/texts.ts'

export const codeStepTexts = defineTexts({
  ru: {
    title: 'Код из приложения',
    lead: 'Пароль верный. Введите шесть цифр из приложения-аутентификатора или один из резервных кодов.',
    code: 'Код',
    logIn: 'Войти',
    loggingIn: 'Вход...',
    failed: 'Ошибка входа',
    back: 'Войти в другой аккаунт',
  },
  en: {
    title: 'Code from your app',
    lead: 'The password is right. Enter the six digits from your authenticator app, or one of your recovery codes.',
    code: 'Code',
    logIn: 'Log in',
    loggingIn: 'Logging in...',
    failed: 'Login failed',
    back: 'Use another account',
  },
})
