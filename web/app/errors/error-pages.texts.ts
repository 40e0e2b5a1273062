import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const errorPagesWords = defineWords('error-pages', {
  ru: {
    notFound: 'Страница не найдена',
    notFoundDetail: 'Запрошенная страница не существует или была перемещена.',
    notFoundMark: 'Сектор не обнаружен',
    bridgeCaption: 'По карте мост здесь есть. Карту уточняем.',
    serverError: 'Ошибка сервера',
    serverErrorMark: 'Произошла ошибка',
    controlRoomCaption: 'Дежурный нажал не ту кнопку. Ищет ту.',
    serverErrorDetail: 'Наши инженеры уже работают над решением проблемы.',
  },
  en: {
    notFound: 'Page Not Found',
    notFoundDetail: 'The requested page does not exist or has been moved.',
    notFoundMark: 'Sector not found',
    bridgeCaption: 'The map says there is a bridge here. We are updating the map.',
    serverError: 'Server Error',
    serverErrorMark: 'An Error Occurred',
    controlRoomCaption: 'Somebody pressed the wrong button. They are looking for the right one.',
    serverErrorDetail: 'Our engineers are already working to resolve the issue.',
  },
})

export const errorPagesTexts = defineTexts({
  ru: {
    bridge: 'Взорванный мост над тихой рекой на закате; на обрыве пролёта стоит одинокий часовой',
    backToHome: 'На главную',
    refresh: 'Обновить страницу',
    controlRoom: 'Пост управления комплекса: ряды мониторов, дежурный учёный и большая карта на стене',
    goBack: 'Назад',
    tryAgain: 'Попробовать снова',
  },
  en: {
    bridge: 'A blown bridge over a still river at sunset; a lone sentry stands at the broken edge',
    backToHome: 'Back to Home',
    refresh: 'Refresh Page',
    controlRoom:
      'The control room of the facility: rows of monitors, a scientist on duty and a large map on the wall',
    goBack: 'Go Back',
    tryAgain: 'Try Again',
  },
})
