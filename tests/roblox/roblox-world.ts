/** Game servers of one Roblox game on a clock that the test moves, with their DataStore; what they ask of the web the test answers. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { LuauFunction } from 'luau-web'
import { openLuau } from './luau.ts'

const MODULE = fileURLToPath(new URL('../../agent/roblox/FrontLand.luau', import.meta.url))
const ENGINE = fileURLToPath(new URL('./engine.luau', import.meta.url))
/** As often as the web is looked after while real time passes, and how much faster it passes in the games. */
const LOOK_MS = 5
const SPEED = 4

export const moduleSource = readFileSync(MODULE, 'utf8')
const engineSource = readFileSync(ENGINE, 'utf8')

export type WebRequest = {
  url: string
  method: string
  contentType: string
  authorization: string
  body: string
  /** Whether the game server that asks is still there. */
  isThere: () => boolean
}
export type WebReply =
  | { status: number; body: string; headers?: Record<string, string> }
  /** `RequestAsync` throws it. */
  | { error: string }
/** Answers by calling `reply`, at once, later or never. */
export type Web = (request: WebRequest, reply: (reply: WebReply) => void) => void

export type StoreFault = '' | 'throttled' | 'failing' | 'closing' | 'hangs' | 'lost'

export function createWorld(web: Web) {
  let now = 1_000
  const planned: { at: number; run: () => unknown }[] = []
  const games = new Set<{ nextDue(): Promise<number>; step(): Promise<void> }>()
  const entries = new Map<string, string>()
  let fault: (call: 'get' | 'update' | 'open', key: string) => StoreFault = () => ''
  /** Called between the reading and the writing of `UpdateAsync`. */
  let meanwhile: (key: string) => void = () => {}
  let writes = 0

  const plan = (afterSeconds: number, run: () => unknown) => planned.push({ at: now + afterSeconds, run })

  async function runUntil(until: number): Promise<void> {
    for (;;) {
      const dues = await Promise.all([...games].map((game) => game.nextDue()))
      const next = Math.min(
        ...dues.filter((due) => due >= 0),
        ...planned.map(({ at }) => at),
        Number.POSITIVE_INFINITY,
      )
      if (next > until) break
      now = Math.max(now, next)
      for (const event of planned.filter(({ at }) => at <= now)) {
        planned.splice(planned.indexOf(event), 1)
        await event.run()
      }
      for (const game of games) await game.step()
    }
    now = until
  }

  const readEntry = (key: string) => JSON.parse(entries.get(key) ?? '{"version":0}')

  return {
    plan,
    now: () => now,
    /** Lets so many seconds pass in all game servers. */
    advance: (seconds: number) => runUntil(now + seconds),
    /** Lets time pass until `check` passes, in steps in which others may do something; real ones where the web is real. */
    async until(check: () => unknown, { isReal = false, seconds = 300 } = {}): Promise<void> {
      const end = now + seconds
      for (;;) {
        try {
          await check()
          return
        } catch (error) {
          if (now >= end) throw error
        }
        await runUntil(now + (isReal ? (LOOK_MS * SPEED) / 1_000 : 0.25))
        if (isReal) await wait(LOOK_MS)
      }
    },
    store: {
      letHappen: (next: typeof fault) => {
        fault = next
      },
      onCollision: (next: typeof meanwhile) => {
        meanwhile = next
      },
      read: (key: string) => readEntry(key).value,
      userIds: (key: string) => readEntry(key).userIds,
      write(key: string, value: unknown) {
        entries.set(key, JSON.stringify({ value, version: readEntry(key).version + 1, userIds: [] }))
      },
      keys: () => [...entries.keys()],
      writes: () => writes,
    },

    /** A game server that runs `script` beside the module, which it knows as `FrontLand`. */
    async openGame(
      script: string,
      {
        jobId = randomUUID() as string,
        isStudio = false,
        isServer = true,
        secrets = {} as Record<string, string>,
      } = {},
    ) {
      const lines: string[] = []
      let isClosed = false
      let exposed: LuauFunction[] = []
      let deliver: LuauFunction | undefined
      let game = { nextDue: async () => -1, step: async () => {} }
      const state = await openLuau({
        host: {
          now: () => now,
          log(kind: string, text: string) {
            lines.push(`${kind}: ${text}`)
          },
          guid: () => randomUUID(),
          secret: (name: string) => secrets[name] ?? '',
          jobId: () => jobId,
          isStudio: () => isStudio,
          isServer: () => isServer,
          request(number: number, text: string) {
            web({ ...JSON.parse(text), isThere: () => games.has(game) }, (reply) =>
              plan(0, () => games.has(game) && deliver?.(number, JSON.stringify(reply))),
            )
          },
          storeFault: (call: 'get' | 'update' | 'open', key: string) => fault(call, key),
          storeRead: (key: string) => entries.get(key) ?? '',
          storeWrite(key: string, version: number, text: string) {
            meanwhile(key)
            if (readEntry(key).version !== version) return false
            writes += 1
            entries.set(key, text)
            return true
          },
          closed() {
            isClosed = true
            games.delete(game)
          },
          expose(...functions: LuauFunction[]) {
            exposed = functions
          },
        },
      })
      await state.loadstring(engineSource, 'engine', true)()
      const [nextDue, step, answer, join, leave, close, typeCode] = exposed
      deliver = answer
      game = {
        nextDue: async () => ((await nextDue?.()) ?? [-1])[0] as number,
        step: async () => void (await step?.()),
      }
      games.add(game)
      state.env.set('FrontLand', (await state.loadstring(moduleSource, 'FrontLand', true)())[0], true)
      await state.loadstring(script, 'script', true)()
      return {
        lines,
        jobId,
        state,
        isClosed: () => isClosed,
        join: async (name: string, userId: number) => void (await join?.(name, userId)),
        leave: async (name: string) => void (await leave?.(name)),
        /** Does something with its first player of its own accord, as `FrontLand.ask(player)`; what that returns is logged. */
        act: async (code: string) =>
          void (await state.loadstring(
            `task.spawn(function()
               local player = game:GetService("Players"):GetPlayers()[1]
               host.log("did", game:GetService("HttpService"):JSONEncode({ ${code} }))
             end)`,
            'act',
            true,
          )()),
        typeCode: async (name: string, code: string) => void (await typeCode?.(name, code)),
        /** Begins to close: Roblox ends it after 30 seconds, whatever still runs. */
        async close() {
          plan(30, () => games.delete(game))
          await close?.()
        },
        /** From now on nothing of it happens. */
        crash: () => void games.delete(game),
      }
    },
  }
}
