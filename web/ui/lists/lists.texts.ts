import { defineTexts } from '#shared/texts/texts.ts'

export const listTexts = defineTexts({
  ru: {
    found: 'Найдено',
    moreThan: 'больше',
    emptyPage: 'На этой странице ничего нет.',
    toFirstPage: 'К первой странице',
    selected: 'Выбрано',
    clearSelection: 'Снять выбор',
  },
  en: {
    found: 'Found',
    moreThan: 'more than',
    emptyPage: 'There is nothing on this page.',
    toFirstPage: 'To the first page',
    selected: 'Selected',
    clearSelection: 'Clear selection',
  },
})
