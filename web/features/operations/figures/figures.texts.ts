import { defineWords } from '#shared/texts/words.ts'
import type { PluralForms } from '#web/i18n/format.ts'

export type FigureKey = 'registered' | 'online' | 'record' | 'reviews'

/** A word after a figure, in the form that goes with it. */
export const figuresWords = defineWords<Record<FigureKey, PluralForms> & { notCounted: string }>('figures', {
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
  },
  en: {
    registered: { one: 'registered player', other: 'registered players' },
    reviews: { one: 'review', other: 'reviews' },
    online: { other: 'playing now' },
    record: { other: 'record on one server' },
    notCounted: 'The site does not count these yet.',
  },
})
