import { defineTexts } from '#shared/texts/texts.ts'

export const errorPagesTexts = defineTexts({
  ru: {
    notFound: 'Страница не найдена',
    notFoundDetail: 'Запрошенная страница не существует или была перемещена.',
    notFoundMark: 'Сектор не обнаружен',
    bridge: 'Взорванный мост над тихой рекой на закате; на обрыве пролёта стоит одинокий часовой',
    bridgeCaption: 'По карте мост здесь есть. Карту уточняем.',
    backToHome: 'На главную',
    refresh: 'Обновить страницу',
    serverError: 'Ошибка сервера',
    serverErrorMark: 'Произошла ошибка',
    controlRoom: 'Пост управления комплекса: ряды мониторов, дежурный учёный и большая карта на стене',
    controlRoomCaption: 'Дежурный нажал не ту кнопку. Ищет ту.',
    serverErrorDetail: 'Наши инженеры уже работают над решением проблемы.',
    goBack: 'Назад',
    tryAgain: 'Попробовать снова',
  },
  en: {
    notFound: 'Page Not Found',
    notFoundDetail: 'The requested page does not exist or has been moved.',
    notFoundMark: 'Sector not found',
    bridge: 'A blown bridge over a still river at sunset; a lone sentry stands at the broken edge',
    bridgeCaption: 'The map says there is a bridge here. We are updating the map.',
    backToHome: 'Back to Home',
    refresh: 'Refresh Page',
    serverError: 'Server Error',
    serverErrorMark: 'An Error Occurred',
    controlRoom:
      'The control room of the facility: rows of monitors, a scientist on duty and a large map on the wall',
    controlRoomCaption: 'Somebody pressed the wrong button. They are looking for the right one.',
    serverErrorDetail: 'Our engineers are already working to resolve the issue.',
    goBack: 'Go Back',
    tryAgain: 'Try Again',
  },
})
