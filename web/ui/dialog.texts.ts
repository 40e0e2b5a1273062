import { defineTexts } from '#shared/texts/texts.ts'

export const dialogTexts = defineTexts({
  ru: {
    lossQuestion: 'Закрыть без сохранения? Введённое пропадёт.',
    stay: 'Вернуться',
    leave: 'Закрыть без сохранения',
  },
  en: {
    lossQuestion: 'Close without saving? What you entered will be lost.',
    stay: 'Go back',
    leave: 'Close without saving',
  },
})
