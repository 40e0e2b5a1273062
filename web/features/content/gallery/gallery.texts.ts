import { defineTexts } from '#shared/texts/texts.ts'

export const galleryTexts = defineTexts({
  ru: { open: 'Открыть вид', previous: 'Предыдущий вид', next: 'Следующий вид' },
  en: { open: 'Open view', previous: 'Previous view', next: 'Next view' },
})
