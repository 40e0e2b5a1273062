import { defineTexts } from '#shared/texts/texts.ts'

export const sampleMarkTexts = defineTexts({
  ru: { sample: 'Образец', meaning: 'Придумано для примера: настоящее впишет штаб.' },
  en: { sample: 'Sample', meaning: 'Made up as an example until staff enter the real thing.' },
})
