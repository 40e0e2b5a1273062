/** Plays all acts with one agent, and judges. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pass } from 'node:timers/promises'
import { ACTS, type Stage } from './acts.ts'
import { type Command, textOf } from './command.ts'
import { type Broken, createDesk } from './desk.ts'
import { openGameBook } from './game-book.ts'
import { startStandIn } from './stand-in.ts'

const LOOK_MS = 50
/** An agent that waits ever longer for a site waits a minute at most. */
const ACT_MS = 90_000

export type Options = {
  /** The file for the game server. */
  file: string
  host: string
  /** 0 for any that is free. */
  port: number
  /** How long the command takes in which the agent is to be killed. */
  slowSeconds: number
  /** How long the tester may take to start an agent. */
  patienceMs: number
}
/** What the tester is asked to do; resolved at once, or when it is done. */
export type Tester = {
  start(way: { url: string; key: string; file: string }): void | Promise<void>
  kill(): void | Promise<void>
  playing?(act: string): void
}
export type ActResult = { act: string; commands: number; ran: number; broken: string[] }

/** @throws {Error} no agent came, or the file cannot be used. */
export async function playCheck(options: Options, tester: Tester): Promise<ActResult[]> {
  const desk = createDesk(openGameBook(options.file))
  const key = `flg_1_${randomBytes(24).toString('base64url')}`
  const site = await startStandIn({ desk, key, host: options.host, port: options.port })

  async function until(isSo: () => boolean, forMs = ACT_MS): Promise<boolean> {
    const ends = performance.now() + forMs
    for (;;) {
      desk.look()
      if (isSo()) return true
      if (performance.now() > ends) return false
      await pass(LOOK_MS)
    }
  }

  async function hello(act: () => void | Promise<void>): Promise<void> {
    const before = site.calls.hello
    await act()
    if (!(await until(() => site.calls.hello > before, options.patienceMs)))
      throw new Error('No agent said hello in time.')
  }

  let isPlayed = true
  const stage: Stage = {
    desk,
    site,
    slowSeconds: options.slowSeconds,
    give(count, given) {
      const commands = desk.give(count, given)
      site.wake()
      return commands
    },
    until,
    giveUp(promise) {
      isPlayed = false
      desk.tell(promise)
    },
    haveItKilled: () => hello(() => tester.kill()),
  }

  try {
    await hello(() => tester.start({ url: site.url, key, file: options.file }))
    for (const { name, play } of ACTS) {
      desk.begin(name)
      tester.playing?.(name)
      isPlayed = true
      await play(stage)
      if (isPlayed) judge(desk.commands.filter(({ act }) => act === name))
      desk.takeBack()
    }
  } finally {
    await site.leave()
  }
  return ACTS.map(({ name }) => resultOf(name, desk.commands, desk.broken))

  function judge(commands: readonly Command[]): void {
    // Who cannot know what he had must not ask for it: then it is for humans to look.
    const mayBeInDoubt = site.calls.held === 0
    for (const command of commands) {
      const { expects, state, ran, outcomes } = command
      const name = textOf(command)
      if (state === 'failed') desk.tell(`told failed of ${name}, which the game runs`)
      else if (expects === 'in doubt' && state === 'done')
        desk.tell(`told done of ${name}, which it cannot know (or it was killed too late)`)
      else if (expects === 'stays' && !outcomes.includes('not_run'))
        desk.tell(`keeps silent of ${name}, whose player is not there: that is not_run`)
      if (expects !== 'runs' || state === 'failed' || state === 'done') continue
      if (ran === 0 && !(mayBeInDoubt && state === 'review')) desk.tell(`never ran ${name}`)
      else if (ran > 0 && !mayBeInDoubt)
        desk.tell(
          outcomes.length > 0
            ? `told ${outcomes.join(', ')} of ${name}, which could be known`
            : `ran ${name} and never told`,
        )
    }
  }
}

function resultOf(act: string, all: readonly Command[], broken: readonly Broken[]): ActResult {
  const commands = all.filter((command) => command.act === act)
  return {
    act,
    commands: commands.length,
    ran: commands.reduce((sum, { ran }) => sum + ran, 0),
    broken: broken.filter((one) => one.act === act).map(({ promise }) => promise),
  }
}
