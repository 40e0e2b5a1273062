import { defineTexts } from '#shared/texts/texts.ts'

export const copyButtonTexts = defineTexts({
  ru: {
    copy: 'Скопировать',
    copied: 'Скопировано',
    copyFailed: 'Не удалось скопировать',
    copyFailedDetail: 'Выделите и скопируйте сами:',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    copyFailedDetail: 'Select it and copy it yourself:',
  },
})
