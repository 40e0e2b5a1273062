import { defineTexts } from '#shared/texts/texts.ts'

/** Only of the page of the link; what all gates say is `authTexts`. */
export const verificationTexts = defineTexts({
  ru: {
    verify: 'Верифицировать аккаунт',
    verifying: 'Верификация...',
    verified: 'Аккаунт успешно верифицирован',
    verifyFailed: 'Не удалось верифицировать аккаунт',
    tokenMissing: 'Токен верификации не найден',
    linkSpent: 'Ссылка больше не действует',
    linkSpentLead: 'Эта ссылка уже использована или устарела.',
    linkSpentVerified: 'Адрес вашего аккаунта уже подтверждён: эта ссылка больше не нужна.',
    linkSpentUnverified: 'Ваш адрес ещё не подтверждён: попросите новое письмо в профиле.',
    linkSpentSignedOut: 'Войдите: если адрес ещё не подтверждён, в профиле можно попросить новое письмо.',
    toProfile: 'В профиль',
  },
  en: {
    verify: 'Verify account',
    verifying: 'Verifying...',
    verified: 'Account verified successfully',
    verifyFailed: 'Could not verify the account',
    tokenMissing: 'Verification token not found',
    linkSpent: 'This link no longer works',
    linkSpentLead: 'This link has been used or has expired.',
    linkSpentVerified: 'The address of your account is confirmed: you do not need this link any more.',
    linkSpentUnverified: 'Your address is not confirmed yet: ask for another letter in your profile.',
    linkSpentSignedOut:
      'Log in: if your address is not confirmed yet, you can ask for another letter in your profile.',
    toProfile: 'To the profile',
  },
})
