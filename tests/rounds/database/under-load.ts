/** Callers who never pause, and what they were told. */
import type { Caller } from '#tests/rounds/calls.ts'

const LOOK_EVERY_MS = 10

/** A reply by its status; 0 for none. */
export type Told = { at: number; status: number; milliseconds: number }

export type Load = ReturnType<typeof startLoad>
/** Two of three calls write a review, the others read who is signed in. Ends with `end`. */
export function startLoad(call: Caller, callers: number) {
  const told: Told[] = []
  const written: number[] = []
  let isOver = false

  async function one(caller: number): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const isWrite = (caller + turn) % 3 > 0
      const started = performance.now()
      const reply = await (isWrite
        ? call('POST', '/feedback', { message: `${caller} ${turn}` })
        : call('GET', '/profile'))
      const at = performance.now()
      if (reply?.status === 201) written.push(Number(reply.body.id))
      told.push({ at, status: reply?.status ?? 0, milliseconds: at - started })
    }
  }
  const all = Array.from({ length: callers }, (_, caller) => one(caller))

  return {
    told,
    /** The ids of what was acknowledged. */
    written,
    /** Resolves to how many milliseconds it took until `count` replies more had one of these statuses; throws after `patience`. */
    async until(statuses: readonly number[], count: number, patience: number): Promise<number> {
      const started = performance.now()
      const seen = () => told.filter(({ at, status }) => at > started && statuses.includes(status)).length
      while (seen() < count) {
        if (performance.now() - started > patience)
          throw new Error(`${seen()} of ${count} replies were ${statuses.join(' or ')} within ${patience} ms`)
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      }
      return performance.now() - started
    },
    async end(): Promise<void> {
      isOver = true
      await Promise.all(all)
    },
  }
}
