import { defineTexts } from '#shared/texts/texts.ts'

export const confirmationTexts = defineTexts({
  ru: {
    title: 'Подтвердите, что это вы',
    lead: 'После входа прошло больше 15 минут. Введите пароль или покажите ключ доступа, и действие продолжится.',
    password: 'Пароль',
    confirm: 'Продолжить',
    confirming: 'Проверяем...',
    failed: 'Не удалось подтвердить',
  },
  en: {
    title: 'Confirm that it is you',
    lead: 'You signed in more than 15 minutes ago. Enter your password or use a passkey to go on.',
    password: 'Password',
    confirm: 'Continue',
    confirming: 'Checking...',
    failed: 'Could not confirm',
  },
})
