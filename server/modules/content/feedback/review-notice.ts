import { defineNotice } from '#server/lib/notices/notice-kind.ts'

export const reviewReplyNotice = defineNotice(
  'review_reply',
  {
    ru: () => 'Команда ответила на ваш отзыв.',
    en: () => 'The team has replied to your review.',
  },
  'replies',
)
