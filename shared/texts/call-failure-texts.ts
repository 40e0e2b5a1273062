/** What a browser says by itself, where no server of ours answered. */
import { defineTexts } from './texts.ts'

export const callFailureTexts = defineTexts({
  ru: {
    network: 'Ошибка сети. Проверьте подключение к интернету.',
    body_too_large: 'Запрос слишком большой.',
    unsupported_media_type: 'Данные такого типа здесь не принимаются.',
    internal: 'Что-то сломалось на нашей стороне. Попробуйте ещё раз чуть позже.',
    unavailable: 'Сервис временно недоступен. Попробуйте чуть позже.',
  },
  en: {
    network: 'Network error. Check your internet connection.',
    body_too_large: 'The request is too large.',
    unsupported_media_type: 'This type of data is not accepted here.',
    internal: 'Something broke on our side. Please try again a little later.',
    unavailable: 'The service is temporarily unavailable. Try again a little later.',
  },
})
