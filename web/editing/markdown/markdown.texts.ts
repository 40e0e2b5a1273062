import { defineTexts } from '#shared/texts/texts.ts'

export const markdownTexts = defineTexts({
  ru: {
    /** Followed by what the text is. */
    toolbar: 'Оформление',
    formats: {
      bold: 'Жирный',
      italic: 'Курсив',
      heading: 'Подзаголовок',
      list: 'Список',
      numbers: 'Список с номерами',
      quote: 'Цитата',
      link: 'Ссылка',
    },
    picture: 'Картинка',
    /** What stands in the text to be typed over. */
    samples: {
      bold: 'жирный текст',
      italic: 'курсив',
      heading: 'Подзаголовок',
      list: 'пункт',
      numbers: 'пункт',
      quote: 'цитата',
      link: 'слова ссылки',
    },
    text: 'Текст',
    preview: 'Предпросмотр',
  },
  en: {
    toolbar: 'Formatting',
    formats: {
      bold: 'Bold',
      italic: 'Italic',
      heading: 'Heading',
      list: 'List',
      numbers: 'Numbered list',
      quote: 'Quote',
      link: 'Link',
    },
    picture: 'Picture',
    samples: {
      bold: 'bold text',
      italic: 'italic',
      heading: 'Heading',
      list: 'item',
      numbers: 'item',
      quote: 'quote',
      link: 'words of the link',
    },
    text: 'Text',
    preview: 'Preview',
  },
})
