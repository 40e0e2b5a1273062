import { defineTexts } from '#shared/texts/texts.ts'

export const connectionTexts = defineTexts({
  ru: {
    mark: 'Нет ответа',
    comesBack: 'Страница откроется сама, как только сайт ответит.',
    missing:
      'Не удалось загрузить часть сайта. Возможно, он только что обновился: попробуйте ещё раз через минуту.',
    typed: 'Всё, что вы ввели на предыдущей, цело: кнопка «Назад» в браузере вернёт к ней.',
  },
  en: {
    mark: 'No answer',
    comesBack: 'The page opens by itself as soon as the site answers.',
    missing: 'A part of the site could not be loaded. It may just have been updated: try again in a minute.',
    typed: 'What you typed on the one before is safe: the Back button of your browser leads there.',
  },
})
