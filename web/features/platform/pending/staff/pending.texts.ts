import type { PendingLine } from '#shared/contract/platform/pending.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import type { PluralForms } from '#web/i18n/format.ts'

/** Each behind its number. */
type Lines = Record<PendingLine, PluralForms>

export const pendingTexts = defineTexts<{ title: string; loadFailed: string; lines: Lines }>({
  ru: {
    title: 'Ждёт вас',
    loadFailed: 'Не удалось узнать, что ждёт вас',
    lines: {
      appeals: {
        one: 'обжалование без ответа',
        few: 'обжалования без ответа',
        many: 'обжалований без ответа',
        other: 'обжалования без ответа',
      },
      orders: {
        one: 'заказ ждёт решения',
        few: 'заказа ждут решения',
        many: 'заказов ждут решения',
        other: 'заказа ждут решения',
      },
      money: {
        one: 'платёж не сходится с провайдером',
        few: 'платежа не сходятся с провайдером',
        many: 'платежей не сходятся с провайдером',
        other: 'платежа не сходятся с провайдером',
      },
      topUps: {
        one: 'пополнение ждёт решения',
        few: 'пополнения ждут решения',
        many: 'пополнений ждут решения',
        other: 'пополнения ждут решения',
      },
      deliveries: {
        one: 'выдача ждёт решения',
        few: 'выдачи ждут решения',
        many: 'выдач ждут решения',
        other: 'выдачи ждут решения',
      },
      reviews: {
        one: 'отзыв без ответа',
        few: 'отзыва без ответа',
        many: 'отзывов без ответа',
        other: 'отзыва без ответа',
      },
      letters: {
        one: 'письмо задержано',
        few: 'письма задержаны',
        many: 'писем задержано',
        other: 'письма задержаны',
      },
      jumps: {
        one: 'скачок статистики ждёт решения',
        few: 'скачка статистики ждут решения',
        many: 'скачков статистики ждут решения',
        other: 'скачка статистики ждут решения',
      },
      frozenNames: {
        one: 'спорное имя в игре',
        few: 'спорных имени в игре',
        many: 'спорных имён в игре',
        other: 'спорных имени в игре',
      },
      tournaments: {
        one: 'турнир без победителя',
        few: 'турнира без победителя',
        many: 'турниров без победителя',
        other: 'турнира без победителя',
      },
      samples: {
        one: 'образец на сайте',
        few: 'образца на сайте',
        many: 'образцов на сайте',
        other: 'образца на сайте',
      },
    },
  },
  en: {
    title: 'Waiting for you',
    loadFailed: 'Could not find out what is waiting for you',
    lines: {
      appeals: { one: 'unanswered appeal', other: 'unanswered appeals' },
      orders: { one: 'order to decide about', other: 'orders to decide about' },
      money: {
        one: 'payment that the provider tells otherwise',
        other: 'payments that the provider tells otherwise',
      },
      topUps: { one: 'top-up to decide about', other: 'top-ups to decide about' },
      deliveries: { one: 'delivery to decide about', other: 'deliveries to decide about' },
      reviews: { one: 'unanswered review', other: 'unanswered reviews' },
      letters: { one: 'letter on hold', other: 'letters on hold' },
      jumps: { one: 'jump of statistics to decide on', other: 'jumps of statistics to decide on' },
      frozenNames: { one: 'disputed name in a game', other: 'disputed names in games' },
      tournaments: { one: 'tournament without a winner', other: 'tournaments without a winner' },
      samples: { one: 'sample on the site', other: 'samples on the site' },
    },
  },
})
