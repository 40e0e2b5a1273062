import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const ledgerData: PersonalData = {
  texts: {
    ru: {
      title: 'Деньги',
      what: 'остатки в рублях и игровой валюте, история операций с суммами, временем и пояснениями, номер заказа, для сотрудников — кто провёл операцию',
      why: 'чтобы деньги были вашими, учёт сходился и каждую операцию можно было проверить',
      kept: 'пока существует аккаунт; потом остаются записи учёта без имени и пояснений',
    },
    en: {
      title: 'Money',
      what: 'balances in rubles and in the currency of the games, the history of transactions with amounts, times and notes, the number of an order, of staff who made a transaction',
      why: 'so that the money is yours, the books balance and each transaction can be checked',
      kept: 'as long as the account exists; then the entries of the books stay without name and notes',
    },
  },
  isShownToOwner: true,
  seenBy: ['view_users', 'view_orders'],
  tables: [
    personalTable<Schema['ledger_accounts']>('balances', {
      table: 'ledger_accounts',
      account: 'owner_id',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'inner',
        owner_id: 'inner',
        name: 'inner',
        currency: 'told',
        may_be_negative: 'inner',
        balance: 'told',
      },
    }),
    // Through the balance; the ledger reads them, with the words of their transactions.
    personalTable<Schema['ledger_entries']>('transactions', {
      table: 'ledger_entries',
      account: 'account_id',
      key: 'id',
      afterAccount: 'unnamed',
      columns: { id: 'told', transaction_id: 'inner', account_id: 'inner', amount: 'told' },
    }),
    personalTable<Schema['ledger_notes']>('transactionNotes', {
      table: 'ledger_notes',
      account: 'user_id',
      key: 'transaction_id',
      afterAccount: 'gone',
      columns: { transaction_id: 'inner', user_id: 'inner', text: 'told' },
    }),
    personalTable<Schema['ledger_transactions']>('transactionsByAccount', {
      table: 'ledger_transactions',
      account: 'actor_id',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'told',
        kind: 'told',
        key: 'inner',
        order_id: 'of-others',
        reference: 'of-others',
        actor_id: 'inner',
        created_at: 'moment',
      },
    }),
  ],
}
