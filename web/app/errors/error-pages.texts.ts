import { defineTexts } from '#shared/texts/texts.ts'

export const errorPagesTexts = defineTexts({
  ru: {
    notFound: 'Страница не найдена',
    notFoundDetail: 'Запрошенная страница не существует или была перемещена.',
    notFoundMark: 'Сектор не обнаружен',
    backToHome: 'На главную',
    refresh: 'Обновить страницу',
    serverError: 'Ошибка сервера',
    serverErrorMark: 'Произошла ошибка',
    serverErrorDetail: 'Наши инженеры уже работают над решением проблемы.',
    goBack: 'Назад',
    tryAgain: 'Попробовать снова',
  },
  en: {
    notFound: 'Page Not Found',
    notFoundDetail: 'The requested page does not exist or has been moved.',
    notFoundMark: 'Sector not found',
    backToHome: 'Back to Home',
    refresh: 'Refresh Page',
    serverError: 'Server Error',
    serverErrorMark: 'An Error Occurred',
    serverErrorDetail: 'Our engineers are already working to resolve the issue.',
    goBack: 'Go Back',
    tryAgain: 'Try Again',
  },
})
