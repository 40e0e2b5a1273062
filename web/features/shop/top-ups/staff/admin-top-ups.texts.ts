import { defineTexts } from '#shared/texts/texts.ts'
import type { PluralForms } from '#web/i18n/format.ts'

const forms = {
  ru: { one: 'пополнение', few: 'пополнения', many: 'пополнений', other: 'пополнения' },
  en: { one: 'top-up', other: 'top-ups' },
}

export const adminTopUpsTexts = defineTexts({
  ru: {
    title: 'Пополнения',
    lead: 'Рубли, которые игроки положили на свой баланс. Новые сверху. Включает их WALLET_TOPUP.',
    loadFailed: 'Не удалось загрузить пополнения',
    pages: 'Страницы пополнений',
    forms: forms.ru as PluralForms,
    search: 'Поиск',
    searchPlaceholder: 'Номер, игрок, номер платежа',
    attention: 'Ждут решения',
    reset: 'Сбросить фильтры',
    empty: 'Таких пополнений нет. Измените фильтры.',
    none: 'Пополнений ещё не было.',
    number: 'Номер',
    owner: 'Игрок',
    sum: 'Сумма',
    made: 'Когда',
    deleted: 'удалённый аккаунт',
    unclaimed: (sum: string) => `ничьи ${sum}: вторая оплата, или аккаунта уже нет`,
    refundOf: (sum: string) => `Возврат ${sum}`,
    amountHint: (left: string) =>
      `Осталось ${left}. Спишется с баланса игрока сразу, а если система откажет, вернётся на него.`,
    reviewLeads: {
      came: 'Возврат попадёт в учёт.',
      stayed: 'Возврата не было: деньги снова на балансе игрока.',
    },
    credit: 'Зачислить',
    crediting: {
      title: 'Зачислить на баланс?',
      lead: 'Ничьи деньги этого пополнения станут деньгами игрока. Сначала найдите обе оплаты в кабинете платёжной системы.',
      reason: 'Причина',
      reasonHint: 'Останется в журнале.',
      submit: 'Зачислить',
      busy: 'Зачисляем...',
      failed: 'Не удалось зачислить',
    },
    done: 'Записано',
  },
  en: {
    title: 'Top-ups',
    lead: 'Rubles that players put on their balances, the newest first. WALLET_TOPUP turns them on.',
    loadFailed: 'Could not load the top-ups',
    pages: 'Pages of top-ups',
    forms: forms.en as PluralForms,
    search: 'Search',
    searchPlaceholder: 'Number, player, payment number',
    attention: 'To decide about',
    reset: 'Reset filters',
    empty: 'No such top-ups. Change the filters.',
    none: 'No top-ups yet.',
    number: 'Number',
    owner: 'Player',
    sum: 'Sum',
    made: 'When',
    deleted: 'deleted account',
    unclaimed: (sum: string) => `${sum} of nobody: a second payment, or the account is gone`,
    refundOf: (sum: string) => `Refund of ${sum}`,
    amountHint: (left: string) =>
      `${left} left. It is taken from the balance of the player at once, and given back where the provider refuses.`,
    reviewLeads: {
      came: 'The refund is booked.',
      stayed: 'There was no refund: the money is on the balance of the player again.',
    },
    credit: 'Credit',
    crediting: {
      title: 'Credit it to the balance?',
      lead: 'What is nobody’s of this top-up becomes the player’s. Find both payments in the cabinet of the provider first.',
      reason: 'Reason',
      reasonHint: 'It stays in the log.',
      submit: 'Credit',
      busy: 'Saving...',
      failed: 'Could not credit it',
    },
    done: 'Saved',
  },
})
