import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const draftStoryTexts = defineTexts<{ seenBy: Record<StaffNewsItem['state'], string> }>({
  ru: {
    seenBy: {
      draft: 'Эту страницу видят только те, кто пишет новости. Для остальных здесь пусто.',
      scheduled: 'До выхода эту страницу видят только те, кто пишет новости. Для остальных здесь пусто.',
      published: 'Новость уже вышла: обновите страницу, и она откроется такой, как у всех.',
    },
  },
  en: {
    seenBy: {
      draft: 'Only those who write the news see this page. For everybody else there is nothing here.',
      scheduled:
        'Until it comes out only those who write the news see this page. For everybody else there is nothing here.',
      published: 'The article is out: reload the page to see it as everybody does.',
    },
  },
})
