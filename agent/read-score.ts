/** What scoreboards of a game count of its players. */
import type { Rcon } from './rcon/rcon-client.ts'

/** No selector, and no second word. */
const ONE_PLAYER = /^[^\s@*"']+$/
const SCORE = /\bhas (-?\d+) \[/
const NO_SCORE = /none is set/i

/** Who has no score there has 0, and below 0 nothing is told. @throws {Error} the game does not say. */
export async function readScore(rcon: Pick<Rcon, 'run'>, name: string, objective: string): Promise<number> {
  if (!ONE_PLAYER.test(name)) return 0
  const answer = await rcon.run(`scoreboard players get ${name} ${objective}`)
  if (answer.ran !== 'yes') throw new Error(answer.why)
  const text = answer.text.replaceAll(/§./gs, '')
  const score = SCORE.exec(text)?.[1]
  if (score !== undefined) return Math.max(0, Number(score))
  if (NO_SCORE.test(text)) return 0
  throw new Error(`the objective ${objective} cannot be read: ${JSON.stringify(text.slice(0, 200))}`)
}
