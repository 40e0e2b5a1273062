/** What the game has run beside what the site believes of it: each sentence is a promise that was broken. */
import type { DeliveryState } from '#shared/constants/games/deliveries.ts'

/** A command as it was sold; its number stands at its end. */
export type Sold = {
  number: number
  gameServerId: number
  /** Those of one line are given in the order of their positions. */
  lineId: number | null
  position: number
  isIdempotent: boolean
  /** It takes back what the line gave. */
  isRevoke: boolean
  /** For somebody who never came. */
  isForNobody: boolean
}

type Step = { state: DeliveryState; reason: string | null }
/** What the site has kept of it. */
export type Kept = {
  number: number
  state: DeliveryState
  output: string | null
  story: readonly Step[]
}

/** What each game has run, in its order, by the game server. */
type Books = ReadonlyMap<number, readonly number[]>

export function judge(sold: readonly Sold[], kept: readonly Kept[], books: Books): string[] {
  const rows = Map.groupBy(kept, ({ number }) => number)
  const lines = Map.groupBy(sold, ({ lineId, number }) => lineId ?? `alone ${number}`)
  const known = new Map(sold.map((one) => [one.number, one]))
  return [
    ...[...books].flatMap(([gameServerId, ran]) =>
      ran
        .filter((number) => known.get(number)?.gameServerId !== gameServerId)
        .map((number) => `game server ${gameServerId} ran ${number}, which was not for it`),
    ),
    ...sold.flatMap((one) => judgeOne(one, rows.get(one.number) ?? [], runsOf(one, books), canGoOn(one))),
    ...[...lines.values()].flatMap((line) => judgeLine(line, books)),
  ]

  /** Whether nothing before it in its line is undone: then it has no reason to wait. */
  function canGoOn({ lineId, position, isRevoke, isForNobody, number }: Sold): boolean {
    if (isForNobody) return false
    const line = lineId === null ? [] : (lines.get(lineId) ?? [])
    return line
      .filter((other) => other.number !== number && (isRevoke ? !other.isRevoke : other.position < position))
      .every((other) => {
        const state = rows.get(other.number)?.[0]?.state
        return state === 'done' || (isRevoke && state === 'cancelled')
      })
  }
}

function runsOf({ gameServerId, number }: Sold, books: Books): number {
  return (books.get(gameServerId) ?? []).filter((ran) => ran === number).length
}

function judgeOne(
  { number, isIdempotent }: Sold,
  rows: readonly Kept[],
  ran: number,
  canGoOn: boolean,
): string[] {
  const [row] = rows
  if (!row) return [`${number} is lost`]
  const faults: string[] = []
  if (rows.length > 1) faults.push(`${number} is kept ${rows.length} times`)
  if (ran > 1 && !isIdempotent) faults.push(`${number} may run once and ran ${ran} times`)
  const { state, output } = row
  if (state === 'done' && ran === 0) faults.push(`${number} is done and never ran`)
  if (state === 'failed' && ran > 0 && output === null)
    faults.push(`${number} ran and failed without its output`)
  const mayHaveRun = isIdempotent ? attemptsInDoubt(row) : 0
  if ((state === 'queued' || state === 'cancelled') && ran > mayHaveRun)
    faults.push(`${number} is ${state} and ran`)
  if (state === 'leased') faults.push(`${number} is still out`)
  if (state === 'queued' && canGoOn) faults.push(`${number} waits, and nothing is in its way`)
  return faults
}

/**
 * What may run twice goes on after an attempt that was handed out and failed, or of which nobody told: each may have run, once, and
 * whoever cancels the next does not undo that.
 */
const attemptsInDoubt = ({ story }: Kept): number =>
  story.filter(
    ({ state, reason }, nth) =>
      (state === 'failed' || reason === 'lease_ended') && story[nth - 1]?.state === 'leased',
  ).length

/** Each follows what stands before it, and nothing is given once it was taken back. */
function judgeLine(line: readonly Sold[], books: Books): string[] {
  const [first] = line
  const book = books.get(first?.gameServerId ?? 0) ?? []
  const given = line
    .filter(({ isRevoke }) => !isRevoke)
    .toSorted((one, other) => one.position - other.position)
  const faults: string[] = []
  for (const [nth, { number }] of given.entries()) {
    const before = given[nth - 1]
    if (!before || !book.includes(number)) continue
    const placeBefore = book.indexOf(before.number)
    if (placeBefore < 0 || placeBefore > book.indexOf(number))
      faults.push(`${number} ran before ${before.number}, which stands before it`)
  }
  for (const { number } of line.filter(({ isRevoke }) => isRevoke)) {
    const taken = book.indexOf(number)
    if (taken < 0) continue
    for (const late of given.filter((one) => book.lastIndexOf(one.number) > taken))
      faults.push(`${late.number} ran after ${number} had taken it back`)
  }
  return faults
}

/** A fault with what the site has noted of the command that it begins with. */
export function withStory(fault: string, kept: readonly Kept[]): string {
  const row = kept.find(({ number }) => number === Number.parseInt(fault, 10))
  if (!row) return fault
  const steps = row.story.map(({ state, reason }) => (reason === null ? state : `${state} (${reason})`))
  return `${fault}: ${steps.join(', ')}`
}
