/** Tells the site what became of its commands, and keeps at it until it has heard. */
import type { Report } from '#shared/contract/games/bridge.ts'
import type { Journal } from './journal/journal.ts'
import { keyOf } from './journal/journal-lines.ts'
import { createGrowingPause } from './site/growing-pause.ts'
import type { Site } from './site/site-client.ts'
import type { Speaker } from './speaker.ts'

const AT_ONCE = 200
/** A body has a million bytes at most. */
const AT_ONCE_BYTES = 500_000
const PAUSE_MAX_MS = 60_000

export function createReporter({
  journal,
  site,
  speaker,
  onBadKey,
}: {
  journal: Pick<Journal, 'untold' | 'tell'>
  site: Pick<Site, 'report'>
  speaker: Speaker
  onBadKey: () => void
}) {
  /** What the site does not take waits for the next start, and for a human. */
  const refused = new Set<string>()
  const pause = createGrowingPause(PAUSE_MAX_MS)
  let wake = () => {}
  let oneByOne = false

  function nextReports(): Report[] {
    const waiting = journal.untold().filter((report) => !refused.has(keyOf(report.id, report.attempt)))
    let bytes = 0
    return waiting.slice(0, oneByOne ? 1 : AT_ONCE).filter((report) => {
      bytes += Buffer.byteLength(JSON.stringify(report))
      return bytes <= AT_ONCE_BYTES
    })
  }

  /** Whether something was told, or nothing is left. */
  async function tellSome(reports: Report[]): Promise<'told' | 'again' | { retryAfterMs: number }> {
    const answer = await site.report(reports)
    if (answer.kind === 'ok') {
      for (const report of reports) journal.tell(report)
      speaker.over('reports', 'Reports reach the site again.')
      return 'told'
    }
    if (answer.kind === 'refused') {
      const [report] = reports
      if (reports.length === 1 && report) {
        refused.add(keyOf(report.id, report.attempt))
        speaker.say(`The site does not take the report on ${report.id}: ${answer.why}`)
      }
      oneByOne = reports.length > 1
      return 'again'
    }
    if (answer.kind === 'bad_key') onBadKey()
    else speaker.trouble('reports', `Reports are kept: ${answer.kind === 'away' ? answer.why : answer.kind}`)
    return { retryAfterMs: answer.kind === 'away' ? (answer.retryAfterMs ?? 0) : PAUSE_MAX_MS }
  }

  return {
    /** Something has ended. */
    kick: () => wake(),
    /** Tells until it is stopped. */
    async run(stop: AbortSignal): Promise<void> {
      stop.addEventListener('abort', () => wake(), { once: true })
      while (!stop.aborted) {
        const reports = nextReports()
        if (reports.length === 0) {
          oneByOne = false
          await new Promise<void>((resolve) => {
            wake = resolve
          })
          continue
        }
        const told = await tellSome(reports)
        if (typeof told === 'object') await pause.pass(stop, told.retryAfterMs)
        else pause.reset()
      }
    },
    /** Tells what is left, as long as the site listens. */
    async flush(): Promise<void> {
      for (let reports = nextReports(); reports.length > 0; reports = nextReports())
        if (typeof (await tellSome(reports)) === 'object') return
    },
  }
}
