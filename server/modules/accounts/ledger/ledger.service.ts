/** The money of the site, in double entry: nothing comes from nowhere, nothing that was booked is changed. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { languageOf } from '#server/modules/accounts/rules/language-of.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { type Currency, HIGHEST_BALANCE } from '#shared/constants/money/currencies.ts'
import type { LedgerLine } from '#shared/contract/accounts/ledger.ts'
import { fill } from '#shared/texts/words.ts'
import type { AccountKey, LedgerStore, LineRow } from './ledger.store.ts'
import { type LedgerKind, ledgerTexts } from './ledger.texts.ts'

/** What the house has accounts for; those of a provider are what it owes us. */
export type HouseAccount =
  | 'opening'
  | 'staff'
  | 'games'
  | 'sales'
  | 'refunds'
  | 'unclaimed'
  | 'returning'
  | `provider:${string}`
/** What belongs to others can be given away once. */
const NEVER_NEGATIVE: readonly HouseAccount[] = ['unclaimed', 'returning']

/** A player has roubles and LandCoins; what providers take by mistake in another currency stays with the house. */
export type LedgerAccount = { currency: Currency; userId: number } | { currency: string; house: HouseAccount }
export type Posting = {
  kind: LedgerKind
  /** What has been posted under it is not posted again. */
  key?: string
  /** In kopecks or whole coins, negative where it is taken; they sum to zero per currency. */
  entries: readonly { account: LedgerAccount; amount: number }[]
  /** What the line is called by in the history, beside its kind. */
  reference?: string
  orderId?: string
  actorId?: number
  /** What the player reads of it in the place of its kind. */
  note?: { userId: number; text: string }
}

const LINES_AT_ONCE = 200

export type LedgerService = ReturnType<typeof createLedgerService>
export function createLedgerService({
  ledger,
  findUser,
  database,
  now,
}: {
  ledger: LedgerStore
  findUser: (id: number) => Promise<{ language: string } | undefined>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function write(posting: Posting): Promise<boolean> {
    const { kind, key, entries, note, orderId, reference, actorId } = posting
    const changed: { account: LedgerAccount; amount: number; id: number }[] = []
    const undo = async () => {
      for (const { account, amount } of changed.reverse()) await ledger.change(account, -amount)
    }
    for (const { account, amount } of inOneOrder(entries)) {
      const id = await change(account, amount)
      if (id !== undefined) {
        changed.push({ account, amount, id })
        continue
      }
      await undo()
      if (key !== undefined && (await ledger.isPosted(key))) return false
      throw new AppError(amount < 0 ? 'balance_too_low' : 'balance_too_high')
    }
    const transactionId = await ledger.insertTransaction({
      kind,
      key: key ?? null,
      order_id: orderId ?? null,
      reference: reference ?? null,
      actor_id: actorId ?? null,
      created_at: now().getTime(),
    })
    if (transactionId === undefined) {
      await undo()
      return false
    }
    await ledger.insertEntries(
      changed.map(({ id, amount }) => ({ transaction_id: transactionId, account_id: id, amount })),
    )
    if (note)
      await ledger.insertNote({ transaction_id: transactionId, user_id: note.userId, text: note.text })
    return true
  }

  /** The first time that an account has something it is opened. */
  async function change(account: LedgerAccount, amount: number): Promise<number | undefined> {
    const found = await ledger.change(account, amount)
    if (found !== undefined) return found
    const mayBeNegative = 'house' in account && !NEVER_NEGATIVE.includes(account.house)
    // Where somebody else opens it at this moment, theirs is there once it was waited for.
    await ledger.open(account, mayBeNegative)
    return ledger.change(account, amount)
  }

  return {
    /**
     * The one way in which money moves: all of it or, when it throws, nothing, also where the caller's transaction, which it joins, goes
     * on. False where its key has been posted before, which changes nothing.
     * @throws {AppError} `balance_too_low` or `balance_too_high`
     * @throws when the entries are no whole amounts, or do not sum to zero
     */
    async post(posting: Posting): Promise<boolean> {
      assertBalanced(posting)
      return database.transaction(() => write(posting))
    },

    findBalance: ledger.findBalance,
    /** What was posted under a key for a player; 0 where nothing was. */
    findPosted: ledger.findPosted,

    /** What happened to the money of a player, newest first: all of it, or before a line. */
    async listLines(
      userId: number,
      language: Language,
      { limit, before }: { limit: number; before?: number | undefined },
    ): Promise<LedgerLine[]> {
      const rows = await ledger.listLines(userId, limit, before)
      return rows.map((row) => present(row, language))
    },

    /** What was moved because of an order, the oldest first; accounts of players without whose they are. */
    async listOfOrder(orderId: string) {
      const rows = await ledger.listOfOrder(orderId)
      return [...new Set(rows.map(({ id }) => id))].map((id) => {
        const own = rows.filter((row) => row.id === id)
        return {
          at: new Date(own[0]?.created_at ?? 0).toISOString(),
          entries: own.map(({ name, currency, amount }) => ({ account: name ?? 'player', currency, amount })),
        }
      })
    },

    /** All of it for the player's copy, some lines at a time. */
    async *readLines(userId: number): AsyncIterable<LedgerLine[]> {
      const user = await findUser(userId)
      if (!user) return
      for (let after = 0; ; ) {
        const rows = await ledger.listLinesAfter(userId, LINES_AT_ONCE, after)
        if (rows.length > 0) yield rows.map((row) => present(row, languageOf(user, LANGUAGES)))
        if (rows.length < LINES_AT_ONCE) return
        after = rows.at(-1)?.id ?? 0
      }
    },
  }
}

function present(row: LineRow, language: Language): LedgerLine {
  const { id, kind, note, reference, order_id, currency, amount } = row
  const name = ledgerTexts[language][kind as LedgerKind]
  return {
    id,
    date: new Date(row.created_at).toISOString(),
    currency,
    amount,
    description: note ?? fill(name, { reference: reference ?? '' }).trim(),
    ...(order_id !== null && { orderId: order_id }),
  }
}

/** Whoever moves money between the same accounts at the same time waits for the other, instead of each for each. */
function inOneOrder(entries: Posting['entries']): Posting['entries'] {
  const nameOf = ({ account }: { account: AccountKey }) =>
    'house' in account
      ? `2 ${account.house} ${account.currency}`
      : `1 ${String(account.userId).padStart(16, '0')} ${account.currency}`
  return [...entries].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

function assertBalanced({ kind, entries }: Posting): void {
  if (entries.length < 2) throw new Error(`${kind}: money comes from somewhere and goes somewhere`)
  for (const { amount } of entries)
    if (!Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > HIGHEST_BALANCE)
      throw new Error(`${kind}: ${amount} is no amount`)
  for (const currency of new Set(entries.map(({ account }) => account.currency))) {
    const sum = entries.reduce(
      (total, { account, amount }) => total + (account.currency === currency ? amount : 0),
      0,
    )
    if (sum !== 0) throw new Error(`${kind}: the entries in ${currency} come to ${sum}, not to zero`)
  }
}
