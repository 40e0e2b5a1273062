import { defineTexts } from '#shared/texts/texts.ts'

export const storyTexts = defineTexts({
  ru: {
    toNews: 'Все новости',
    updated: 'Обновлено',
    share: 'Поделиться',
    shareFailed: 'Не удалось поделиться',
    copy: 'Скопировать ссылку',
    neighbours: 'Другие новости',
    newer: 'Новее',
    older: 'Раньше',
  },
  en: {
    toNews: 'All news',
    updated: 'Updated',
    share: 'Share',
    shareFailed: 'Could not share',
    copy: 'Copy link',
    neighbours: 'Other news',
    newer: 'Newer',
    older: 'Older',
  },
})
