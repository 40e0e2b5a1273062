import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const undoEmailWords = defineWords('undo-email', {
  ru: {
    title: 'Вернуть адрес',
    lead: 'Прежний адрес снова станет адресом аккаунта, все сессии завершатся. Задайте новый пароль.',
  },
  en: {
    title: 'Bring your address back',
    lead: 'The former address becomes that of the account again, and every session ends. Set a new password.',
  },
})

export const undoEmailTexts = defineTexts({
  ru: {
    bringBack: 'Вернуть адрес',
    bringingBack: 'Возвращаем…',
    broughtBack: 'Адрес возвращён',
    broughtBackDetail: 'Войдите с новым паролем.',
    failed: 'Не удалось вернуть адрес',
  },
  en: {
    bringBack: 'Bring the address back',
    bringingBack: 'Bringing it back…',
    broughtBack: 'The address is back',
    broughtBackDetail: 'Log in with the new password.',
    failed: 'Could not bring the address back',
  },
})
