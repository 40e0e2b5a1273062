import { defineTexts } from '#shared/texts/texts.ts'
import type { PluralForms } from '#web/i18n/format.ts'
import type { HighlightKey } from './highlights.data.ts'

export const highlightsTexts = defineTexts<{ note: string; labels: Record<HighlightKey, PluralForms> }>({
  ru: {
    note: 'Цифры пока учебные: боевые счётчики подключим вместе с форумом.',
    labels: {
      players: { one: 'активный игрок', few: 'активных игрока', other: 'активных игроков' },
      messages: { one: 'сообщение', few: 'сообщения', other: 'сообщений' },
      likes: { one: 'лайк', few: 'лайка', other: 'лайков' },
    },
  },
  en: {
    note: 'Training figures for now: live counters come with the forum.',
    labels: {
      players: { one: 'active player', other: 'active players' },
      messages: { one: 'message', other: 'messages' },
      likes: { one: 'like', other: 'likes' },
    },
  },
})
