import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const undoDeletionWords = defineWords('undo-deletion', {
  ru: {
    title: 'Вернуть аккаунт',
    lead: 'Аккаунт снова станет вашим со всем, что в нём было. Останется войти.',
  },
  en: {
    title: 'Restore your account',
    lead: 'The account is yours again with all that was in it. Then log in.',
  },
})

export const undoDeletionTexts = defineTexts({
  ru: {
    bringBack: 'Вернуть аккаунт',
    bringingBack: 'Возвращаем…',
    broughtBack: 'Аккаунт возвращён',
    broughtBackDetail: 'Войдите с прежним паролем.',
    failed: 'Не удалось вернуть аккаунт',
    stranger: 'Удалили не вы? Тогда пароль знает кто-то ещё:',
    newPassword: 'задайте новый',
  },
  en: {
    bringBack: 'Bring the account back',
    bringingBack: 'Bringing it back…',
    broughtBack: 'The account is back',
    broughtBackDetail: 'Log in with the password you had.',
    failed: 'Could not bring the account back',
    stranger: 'Was it not you who deleted it? Then somebody else knows the password:',
    newPassword: 'set a new one',
  },
})
