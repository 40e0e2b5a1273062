/** What a journal says, one line of JSON each. */
import type { Report } from '#shared/contract/games/bridge.ts'

export type JournalLine =
  | { journal: 1; instance: string }
  /** Written before it is run. */
  | { begun: string; attempt: number; at: string }
  /** What is to be reported of it. */
  | { ended: string; attempt: number; report: Report }
  /** The site knows. */
  | { told: string; attempt: number; outcome: Report['outcome']; at: string }

/** How one attempt stands. */
export type Entry =
  | { state: 'begun'; at: string }
  | { state: 'ended'; report: Report }
  | { state: 'told'; outcome: Report['outcome']; at: string }

export const keyOf = (id: string, attempt: number) => `${id} ${attempt}`

export class DamagedJournal extends Error {}

/**
 * Reads a journal: the last line may be torn, as it was being written when everything stopped; nothing had followed from it. `length` is where
 * the good lines end.
 * @throws {DamagedJournal} any other line cannot be read.
 */
export function readLines(bytes: Buffer): { lines: JournalLine[]; length: number } {
  const lines: JournalLine[] = []
  let length = 0
  while (length < bytes.length) {
    const end = bytes.indexOf('\n', length)
    const line = end === -1 ? null : parseLine(bytes.subarray(length, end).toString())
    if (line === null) {
      if (end !== -1 && end + 1 < bytes.length)
        throw new DamagedJournal(`line ${lines.length + 1} cannot be read`)
      break
    }
    lines.push(line)
    length = end + 1
  }
  return { lines, length }
}

function parseLine(text: string): JournalLine | null {
  try {
    const line = JSON.parse(text) as Partial<Record<string, unknown>>
    const isKnown =
      (line.journal === 1 && typeof line.instance === 'string') ||
      (typeof (line.begun ?? line.ended ?? line.told) === 'string' && Number.isInteger(line.attempt))
    return isKnown ? (line as JournalLine) : null
  } catch {
    return null
  }
}

/** Follows one line; those of one attempt come in their order. */
export function follow(entries: Map<string, Entry>, line: JournalLine): void {
  if ('begun' in line) entries.set(keyOf(line.begun, line.attempt), { state: 'begun', at: line.at })
  else if ('ended' in line)
    entries.set(keyOf(line.ended, line.attempt), { state: 'ended', report: line.report })
  else if ('told' in line)
    entries.set(keyOf(line.told, line.attempt), { state: 'told', outcome: line.outcome, at: line.at })
}

/** What has to be written for one attempt when a journal is written anew. */
export function linesOf(key: string, entry: Entry): JournalLine[] {
  const [id = '', number] = key.split(' ')
  const attempt = Number(number)
  if (entry.state === 'begun') return [{ begun: id, attempt, at: entry.at }]
  if (entry.state === 'ended') return [{ ended: id, attempt, report: entry.report }]
  return [{ told: id, attempt, outcome: entry.outcome, at: entry.at }]
}
