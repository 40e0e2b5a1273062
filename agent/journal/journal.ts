/** What this agent has begun, how it ended, and what the site has been told of it; it outlives everything but its disk. */
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, realpathSync } from 'node:fs'
import type { Report } from '#shared/contract/games/bridge.ts'
import { type Disk, openJournalFile, syncFolder } from './journal-file.ts'
import {
  DamagedJournal,
  type Entry,
  follow,
  type JournalLine,
  keyOf,
  linesOf,
  readLines,
} from './journal-lines.ts'
import { takeLock } from './journal-lock.ts'

export class JournalTaken extends Error {}
export { DamagedJournal }

/** Told attempts are kept this long: a site that was restored may hand them out again. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1_000
const COMPACT_FROM_BYTES = 1_000_000

export type Journal = ReturnType<typeof openJournal>

/**
 * Opens a journal or makes one, alone.
 * @throws {JournalTaken} another agent has it.
 * @throws {DamagedJournal} what it says in its middle cannot be read.
 * @throws {Error} it cannot be written there.
 */
export function openJournal(
  path: string,
  {
    disk,
    compactFrom = COMPACT_FROM_BYTES,
    now = () => new Date(),
  }: { disk?: Disk; compactFrom?: number; now?: () => Date } = {},
) {
  closeSync(openSync(path, 'a', 0o600))
  // One journal by whatever name it is called.
  const place = realpathSync(path)
  const taken = takeLock(place)
  if (taken === null) throw new JournalTaken(`another agent runs with ${path}`)
  const lock = taken
  try {
    return open()
  } catch (error) {
    lock.release()
    throw error
  }

  function open() {
    const file = openJournalFile(place, disk)
    const { lines, length } = readLines(file.read())
    file.cutAt(length)
    const header = lines[0]
    if (header && !('journal' in header)) throw new DamagedJournal('it is not the journal of an agent')
    const instance = header?.instance ?? `rcon-${randomUUID()}`
    const entries = new Map<string, Entry>()
    for (const line of lines) follow(entries, line)
    /** Begun by this process, which knows how it goes on. */
    const running = new Set<string>()
    let compactAt = Math.max(compactFrom, 2 * length)

    const write = (line: JournalLine) => file.append(`${JSON.stringify(line)}\n`)
    if (!header) {
      write({ journal: 1, instance })
      syncFolder(place)
    }

    function compact(): void {
      const since = now().getTime() - KEEP_MS
      for (const [key, entry] of entries)
        if (entry.state === 'told' && !(Date.parse(entry.at) >= since)) entries.delete(key)
      const kept: JournalLine[] = [
        { journal: 1, instance },
        ...[...entries].flatMap(([key, entry]) => linesOf(key, entry)),
      ]
      try {
        file.replace(kept.map((line) => `${JSON.stringify(line)}\n`).join(''))
      } catch {
        // It only grows on.
      }
      compactAt = Math.max(compactFrom, 2 * file.length())
    }

    return {
      instance,
      /** Whether anything is known of this attempt: then it is not begun again. */
      knows: (id: string, attempt: number) => entries.has(keyOf(id, attempt)),
      /** @throws {Error} it could not be written down: it must not be run. */
      begin(id: string, attempt: number): void {
        const line = { begun: id, attempt, at: now().toISOString() }
        write(line)
        running.add(keyOf(id, attempt))
        follow(entries, line)
      },
      /** What is not on the disk is remembered as long as the process lives. */
      end(report: Report): void {
        const line = { ended: report.id, attempt: report.attempt, report }
        follow(entries, line)
        running.delete(keyOf(report.id, report.attempt))
        try {
          write(line)
        } catch {
          // After a crash it would be unknown, which is true.
        }
      },
      /** What the site has to be told: what has ended, and what was begun by a process that is no more. */
      untold: (): Report[] =>
        [...entries].flatMap(([key, entry]): Report[] => {
          if (entry.state === 'ended') return [entry.report]
          if (entry.state === 'told' || running.has(key)) return []
          const [id = '', attempt] = key.split(' ')
          return [{ id, attempt: Number(attempt), outcome: 'unknown', at: entry.at }]
        }),
      /** Told attempts, whose outcome the site may ask for again. */
      outcomeOf(id: string, attempt: number): Report['outcome'] | null {
        const entry = entries.get(keyOf(id, attempt))
        return entry?.state === 'told' ? entry.outcome : null
      },
      /** The site has answered a report. */
      tell({ id, attempt, outcome }: Report): void {
        const line = { told: id, attempt, outcome, at: now().toISOString() }
        follow(entries, line)
        try {
          write(line)
          if (file.length() >= compactAt) compact()
        } catch {
          // It is told again after the next start, which changes nothing.
        }
      },
      close(): void {
        file.close()
        lock.release()
      },
    }
  }
}
