import type { Generated } from 'kysely'

/** The books: see docs/decisions/0047-the-ledger.md. */
export type LedgerTables = {
  /** Whose money stands in the books: a player's, or by its name one of the house. */
  ledger_accounts: {
    id: Generated<number>
    /** Null for the house, and once the account of the player has gone. */
    owner_id: number | null
    /** Null for a player's. */
    name: string | null
    /** A player’s is RUB or LC; the house may have others. */
    currency: string
    may_be_negative: number
    /** What its entries come to, in kopecks or whole LandCoins; triggers tell it to `users`. */
    balance: number
  }
  /** What happened, once: never changed, save that whoever did it may be forgotten. */
  ledger_transactions: {
    id: Generated<number>
    kind: string
    /** What makes it happen once: what has been posted under a key is not posted again. */
    key: string | null
    order_id: string | null
    /** What the line is called by beside its kind, such as the number of an order. */
    reference: string | null
    /** Who of the staff did it. */
    actor_id: number | null
    created_at: number
  }
  /** What it did to each account: they sum to zero per currency. Triggers refuse to change or remove one. */
  ledger_entries: {
    id: Generated<number>
    transaction_id: number
    account_id: number
    amount: number
  }
  /** What somebody wrote of it for the player whose line it is; goes with the account of the player. */
  ledger_notes: { transaction_id: number; user_id: number; text: string }
  /** Gone with the migration that made these; earlier ones name it. */
  transactions: Record<never, never>
}
