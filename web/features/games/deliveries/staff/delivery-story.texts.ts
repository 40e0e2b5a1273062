import { defineTexts } from '#shared/texts/texts.ts'

export const deliveryStoryTexts = defineTexts({
  ru: {
    open: 'История',
    title: 'Что было с этой командой',
    loadFailed: 'Не удалось загрузить историю',
    attempt: (count: number) => `попытка ${count}`,
    by: (name: string) => `решено: ${name}`,
  },
  en: {
    open: 'History',
    title: 'What became of this command',
    loadFailed: 'The history could not be loaded',
    attempt: (count: number) => `attempt ${count}`,
    by: (name: string) => `decided by ${name}`,
  },
})
