import { defineNotice } from '#server/lib/notices/notice-kind.ts'

export const reviewReplyNotice = defineNotice(
  'review_reply',
  {
    ru: () => 'Команда ответила на ваш отзыв.',
    en: () => 'The team has replied to your review.',
  },
  'replies',
)

export const reviewHiddenNotice = defineNotice('review_hidden', {
  ru: () => 'Команда скрыла ваш отзыв: другие игроки его больше не видят.',
  en: () => 'The team has hidden your review: other players see it no more.',
})
