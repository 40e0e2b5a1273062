/** What games answer to commands, and by which of it a command that ran did not do what it should. */
import { withoutColors } from '#shared/contract/games/answer-texts.ts'
import type { DeliveryRow } from './deliveries.store.ts'

const OUTPUT_MAX = 4_000

const plain = (text: string | null | undefined) => withoutColors(text ?? '').trim()
/** As it is compared: neither colors nor capitals count. */
const compared = (text: string | null | undefined) => plain(text).toLowerCase()

/** As it is kept: without colors, and no longer than anybody reads. */
export function shownOutput(output: string | null | undefined): string | null {
  const shown = plain(output).slice(0, OUTPUT_MAX).toWellFormed()
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
  const said = compared(output)
  if (said === '') return null
  if (!said.includes(compared(success))) return 'no_success_text'
  // One of colors alone, kept before such were refused, would be found in every answer.
  const texts = [...failureTexts, failure].map(compared).filter((text) => text !== '')
  return texts.some((text) => said.includes(text)) ? 'failure_text' : null
}
