import { defineTexts } from '#shared/texts/texts.ts'

export const unsavedWarningTexts = defineTexts({
  ru: { question: 'Есть несохранённые изменения. Уйти и потерять их?' },
  en: { question: 'You have unsaved changes. Leave and lose them?' },
})
