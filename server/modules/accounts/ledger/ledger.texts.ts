import { defineTexts } from '#shared/texts/texts.ts'

/** What the lines of a player's history are called; one of the staff is called by its reason. */
export const ledgerTexts = defineTexts({
  ru: {
    opening: 'Остаток на начало учёта',
    staff: 'Изменено администрацией',
    order: 'Заказ {reference}',
    unclaimed: 'Невостребованные деньги, заказ {reference}',
    game: 'Изменено в игре, {reference}',
    refund: 'Возврат по заказу {reference}',
    top_up: 'Пополнение {reference}',
    top_up_refund: 'Возврат пополнения {reference}',
    top_up_kept: 'Возврат пополнения {reference} не состоялся',
  },
  en: {
    opening: 'Balance brought forward',
    staff: 'Changed by the staff',
    order: 'Order {reference}',
    unclaimed: 'Unclaimed money, order {reference}',
    game: 'Changed in the game, {reference}',
    refund: 'Refund of order {reference}',
    top_up: 'Top-up {reference}',
    top_up_refund: 'Refund of top-up {reference}',
    top_up_kept: 'Refund of top-up {reference} did not happen',
  },
})

export type LedgerKind = keyof typeof ledgerTexts.ru
