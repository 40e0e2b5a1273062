import { defineTexts } from '#shared/texts/texts.ts'

export const orderingTexts = defineTexts({
  ru: {
    moveUp: 'Выше',
    moveDown: 'Ниже',
    movedTo: 'теперь на месте',
    orderFailed: 'Не удалось изменить порядок',
  },
  en: {
    moveUp: 'Up',
    moveDown: 'Down',
    movedTo: 'is now in place',
    orderFailed: 'Could not change the order',
  },
})
