import { defineTexts } from '#shared/texts/texts.ts'
import type { PluralForms } from '#web/i18n/format.ts'
import type { SAMPLE_FIGURES } from './sample-figures.data.ts'

export type FigureKey =
  | 'registered'
  | 'online'
  | 'record'
  | 'reviews'
  | (typeof SAMPLE_FIGURES)[number]['key']

/** A word after a figure, in the form that goes with it. */
export const figuresTexts = defineTexts<Record<FigureKey, PluralForms> & { notCounted: string }>({
  ru: {
    registered: {
      one: 'игрок зарегистрирован',
      few: 'игрока зарегистрировано',
      other: 'игроков зарегистрировано',
    },
    reviews: { one: 'отзыв', few: 'отзыва', other: 'отзывов' },
    online: { other: 'сейчас в игре' },
    record: { other: 'рекорд на одном сервере' },
    notCounted: 'Этого сайт ещё не считает.',
    players: { one: 'активный игрок', few: 'активных игрока', other: 'активных игроков' },
    messages: { one: 'сообщение', few: 'сообщения', other: 'сообщений' },
    likes: { one: 'лайк', few: 'лайка', other: 'лайков' },
  },
  en: {
    registered: { one: 'registered player', other: 'registered players' },
    reviews: { one: 'review', other: 'reviews' },
    online: { other: 'playing now' },
    record: { other: 'record on one server' },
    notCounted: 'The site does not count these yet.',
    players: { one: 'active player', other: 'active players' },
    messages: { one: 'message', other: 'messages' },
    likes: { one: 'like', other: 'likes' },
  },
})
