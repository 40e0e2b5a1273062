/** What games answer to commands, and by which of it a command that ran did not do what it should. */
import type { DeliveryRow } from './deliveries.store.ts'

const OUTPUT_MAX = 4_000

/** Colors of games and of terminals. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals write colors by them
const COLORS = /§[\da-fk-orx]|\u001b\[[\d;]*m/gi
const plain = (output: string) => output.replace(COLORS, '')

/** As it is kept: without colors, and no longer than anybody reads. */
export function shownOutput(output: string | null | undefined): string | null {
  const shown = plain(output ?? '')
    .trim()
    .slice(0, OUTPUT_MAX)
    .toWellFormed()
  return shown === '' ? null : shown
}

/**
 * Why what ran is a failure by what the game said and by the texts of failure of its game server; null where it is none. A game that says
 * nothing has no objection.
 */
export function holdsFailure(
  output: string,
  { success, failure }: Pick<DeliveryRow, 'success' | 'failure'>,
  failureTexts: readonly string[],
): 'failure_text' | 'no_success_text' | null {
  const said = plain(output)
  if (said.trim() === '') return null
  if (success !== null && !said.includes(success)) return 'no_success_text'
  const texts = failure === null ? failureTexts : [...failureTexts, failure]
  return texts.some((text) => said.toLowerCase().includes(plain(text).toLowerCase())) ? 'failure_text' : null
}
