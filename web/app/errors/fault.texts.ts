import { defineTexts } from '#shared/texts/texts.ts'

export const faultTexts = defineTexts({
  ru: {
    code: 'Сбой',
    mark: 'Произошла ошибка',
    title: 'Страница не открылась',
    inThePage:
      'В коде этой страницы ошибка. Попробуйте ещё раз; если не поможет, напишите нам в отзывах, что вы делали.',
  },
  en: {
    code: 'Fault',
    mark: 'An Error Occurred',
    title: 'The page did not open',
    inThePage:
      'There is an error in the code of this page. Try again; if that does not help, tell us in the feedback what you were doing.',
  },
})
