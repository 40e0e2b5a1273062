import { defineTexts } from '#shared/texts/texts.ts'

/** Of the registration form alone: no other page carries them. */
export const registrationTexts = defineTexts({
  ru: {
    usernameHint:
      'От 3 до 32 символов: латиница или кириллица (не вместе), цифры и\u00a0знаки\u00a0_\u00a0-\u00a0.',
    emailHint: 'Пришлём ссылку для подтверждения аккаунта.',
    dataConsent: 'Даю согласие на обработку персональных данных',
    registeredDetail: 'Вы можете войти используя свои учетные данные',
    registrationFailed: 'Ошибка регистрации',
    creatingAccount: 'Регистрация...',
    hasAccount: 'Уже есть аккаунт?',
    optional: 'необязательно',
    discordUsername: 'Имя в Discord',
    createAccount: 'Создать аккаунт',
    registered: 'Регистрация успешна',
    termsStart: 'Создавая аккаунт, вы принимаете',
    terms: 'условия использования',
    termsAnd: 'и',
    privacy: 'политику конфиденциальности',
  },
  en: {
    usernameHint:
      '3 to 32 characters: Latin or Cyrillic letters (not mixed), digits and\u00a0_\u00a0-\u00a0.',
    emailHint: 'We will send a link to confirm your account.',
    dataConsent: 'I consent to the processing of my personal data',
    registeredDetail: 'You can now log in with your credentials',
    registrationFailed: 'Registration failed',
    creatingAccount: 'Creating account...',
    hasAccount: 'Already have an account?',
    optional: 'optional',
    discordUsername: 'Discord username',
    createAccount: 'Create account',
    registered: 'Registration successful',
    termsStart: 'By creating an account you accept the',
    terms: 'terms of use',
    termsAnd: 'and the',
    privacy: 'privacy policy',
  },
})
