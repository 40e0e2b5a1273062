import { defineTexts } from '#shared/texts/texts.ts'

export const technologyTexts = defineTexts({
  ru: {
    cores: {
      unit: 'ядер',
      text: 'Процессор не задумывается, даже когда мертвецы идут толпой.',
    },
    raid: {
      unit: 'диски',
      text: 'Накопители дублируют друг друга: мир переживёт поломку.',
    },
    uptime: { unit: 'аптайм', text: 'Перекуры редкие, короткие и по расписанию.' },
    measured: 'Измерено: столько наши серверы были в сети за последние 30 дней.',
    allSamples: 'Цифры даны для примера.',
    hardwareSample: 'Ядра и диски даны для примера.',
  },
  en: {
    cores: {
      unit: 'cores',
      text: 'The processor does not stop to think, even when the dead come in crowds.',
    },
    raid: {
      unit: 'storage',
      text: 'Drives mirror one another: the world survives a failure.',
    },
    uptime: { unit: 'uptime', text: 'Breaks are rare, short and on schedule.' },
    measured: 'Measured: so much of the last 30 days our servers were online.',
    allSamples: 'The figures are an example.',
    hardwareSample: 'Cores and storage are an example.',
  },
})
