import { defineTexts } from '#shared/texts/texts.ts'

export const technologyTexts = defineTexts({
  ru: {
    measured: 'Измерено: столько наши серверы были в сети за последние 30 дней.',
    allSamples: 'Цифры даны для примера.',
    hardwareSample: 'Ядра и диски даны для примера.',
  },
  en: {
    measured: 'Measured: so much of the last 30 days our servers were online.',
    allSamples: 'The figures are an example.',
    hardwareSample: 'Cores and storage are an example.',
  },
})
