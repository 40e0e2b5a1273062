/** Fetches commands for a game server, has them run, and tells what became of them. */
import type { Game } from './ask-game.ts'
import { createCapacity } from './capacity.ts'
import type { Journal } from './journal/journal.ts'
import { beginLease, type Clocks, realClocks } from './leases.ts'
import type { Rcon } from './rcon/rcon-client.ts'
import { createReporter } from './reporter.ts'
import { createRunJob } from './run-job.ts'
import { createGrowingPause, pass } from './site/growing-pause.ts'
import type { Answer, Handed, Hello, Site } from './site/site-client.ts'
import type { Speaker } from './speaker.ts'

const PROTOCOL = 1
/** Whoever joins meanwhile is named in the next call only. */
const WAIT_MAX_SECONDS = 10
const HEARTBEAT_MS = 25_000
/** A game that starts is there soon; what a site or a key lacks takes its people longer. */
const GAME_PAUSE_MAX_MS = 10_000
const SITE_PAUSE_MAX_MS = 60_000
const BAD_KEY =
  'The site does not know this key (401): it was ended or mistyped. Make another in the panel, set FRONTLAND_KEY and start again; meanwhile nothing is fetched.'

export function createAgent({
  site,
  rcon,
  journal,
  game,
  speaker,
  tellStatistics = async () => {},
  clocks = realClocks,
  heartbeatMs = HEARTBEAT_MS,
  waitMaxSeconds = WAIT_MAX_SECONDS,
  pauseMaxMs = SITE_PAUSE_MAX_MS,
}: {
  site: Pick<Site, 'hello' | 'claim' | 'held' | 'report' | 'heartbeat'>
  rcon: Pick<Rcon, 'run'>
  journal: Pick<Journal, 'knows' | 'begin' | 'end' | 'outcomeOf' | 'untold' | 'tell'>
  game: Pick<Game, 'online' | 'freeSlots' | 'forget'>
  speaker: Speaker
  tellStatistics?: (stop: AbortSignal) => Promise<void>
  clocks?: Clocks
  heartbeatMs?: number
  waitMaxSeconds?: number
  pauseMaxMs?: number
}) {
  const runJob = createRunJob({ journal, rcon, game, speaker })
  const capacity = createCapacity()
  const sitePause = createGrowingPause(pauseMaxMs)
  const gamePause = createGrowingPause(Math.min(pauseMaxMs, GAME_PAUSE_MAX_MS))
  const onBadKey = () => speaker.trouble('site', BAD_KEY)
  const reporter = createReporter({ journal, site, speaker, onBadKey })
  let mustAskHeld = true

  /** What a call gave; null after a pause when it is to be made again. */
  async function heard<Body>(answer: Answer<Body>, stop: AbortSignal): Promise<Body | null> {
    if (answer.kind === 'ok') {
      speaker.over('site', 'The site answers again.')
      sitePause.reset()
      return answer.body
    }
    if (stop.aborted) return null
    if (answer.kind === 'bad_key') onBadKey()
    else if (answer.kind === 'away') speaker.trouble('site', `The site is not there: ${answer.why}`)
    else if (answer.kind === 'refused')
      speaker.trouble('site', `The site does not take a call: ${answer.why}`)
    const atLeastMs = answer.kind === 'away' ? (answer.retryAfterMs ?? 0) : pauseMaxMs / 2
    await sitePause.pass(stop, Math.min(atLeastMs, pauseMaxMs))
    return null
  }

  async function greet(stop: AbortSignal): Promise<Hello | null> {
    for (;;) {
      const hello = await heard(await site.hello(), stop)
      if (stop.aborted) return null
      if (hello === null) continue
      if (hello.protocol !== PROTOCOL)
        throw new Error(`the site speaks protocol ${hello.protocol}: this agent is too old`)
      speaker.say(`Fetching for ${hello.gameServer.name}.`)
      return hello
    }
  }

  async function runAll({ serverTime, jobs }: Handed, stop: AbortSignal): Promise<void> {
    const leases = jobs.map(({ leaseUntil }) => beginLease({ serverTime, leaseUntil }, clocks))
    for (const [nth, job] of jobs.entries()) {
      const lease = leases[nth]
      if (!lease) continue
      const begun = performance.now()
      await runJob(job, stop.aborted ? { isOver: () => true } : lease)
      capacity.note(performance.now() - begun)
      reporter.kick()
    }
  }

  /** One round; false when this key is not for commands. */
  async function deliverOnce({ leaseSeconds, pollSeconds }: Hello, stop: AbortSignal): Promise<boolean> {
    if (mustAskHeld) {
      const answer = await site.held()
      if (answer.kind === 'missing_scope') return false
      const held = await heard(answer, stop)
      if (held === null) return true
      mustAskHeld = false
      await runAll(held, stop)
      return true
    }
    const online = await game.online()
    if ('trouble' in online) {
      speaker.trouble('game', online.trouble)
      if (!online.isGameThere) {
        if (online.isPasswordWrong) await pass(pauseMaxMs, stop)
        else await gamePause.pass(stop)
        return true
      }
    } else speaker.over('game', 'The game answers again.')
    gamePause.reset()
    const answer = await site.claim(
      {
        online: 'trouble' in online ? [] : online.players,
        capacity: capacity.within(leaseSeconds),
        waitSeconds: Math.min(pollSeconds, waitMaxSeconds),
      },
      stop,
    )
    // Whatever was handed out in an answer that did not arrive is asked for.
    if (answer.kind === 'away') mustAskHeld = true
    const handed = await heard(answer, stop)
    if (handed) await runAll(handed, stop)
    return answer.kind !== 'missing_scope'
  }

  async function deliver(hello: Hello, stop: AbortSignal): Promise<void> {
    while (!stop.aborted)
      if (!(await deliverOnce(hello, stop))) {
        speaker.say('This key is not for commands (scope deliver): none are fetched.')
        return
      }
    if (!mustAskHeld) return
    const held = await site.held()
    if (held.kind === 'ok') await runAll(held.body, stop)
  }

  async function beat(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const online = await game.online()
      if (!('trouble' in online)) {
        const answer = await site.heartbeat({
          online: online.players,
          maxPlayers: online.maxPlayers ?? online.players.length,
        })
        if (answer.kind === 'missing_scope') return
        if (answer.kind === 'refused') speaker.trouble('heartbeat', `A heartbeat is not taken: ${answer.why}`)
      }
      await pass(heartbeatMs, stop)
    }
  }

  return {
    /** Runs until it is stopped; what runs then is finished and told. @throws {Error} it will never work as it is. */
    async run(stop: AbortSignal): Promise<void> {
      const hello = await greet(stop)
      if (hello === null) return
      const telling = reporter.run(stop)
      await Promise.all([deliver(hello, stop), beat(stop), tellStatistics(stop)])
      await telling
      await reporter.flush()
    },
  }
}
