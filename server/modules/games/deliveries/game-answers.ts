/** What games answer to commands, and by which of it a command that ran did not do what it should. */
import type { DeliveryRow } from './deliveries.store.ts'

const OUTPUT_MAX = 4_000

/** Of vanilla and Paper, of LuckPerms, of EssentialsX. */
const FAILURE_TEXTS = [
  'Unknown or incomplete command',
  'Unknown command',
  'Incorrect argument for command',
  'Expected whitespace to end one argument',
  'No player was found',
  'No entity was found',
  'That player does not exist',
  'An unexpected error occurred trying to execute that command',
  'An internal error occurred while attempting to perform this command',
  'do not have permission',
  'could not be found.',
  'Player not found',
]

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

/** Why what ran is a failure by what the game said; null where it is none. A game that says nothing has no objection. */
export function holdsFailure(
  output: string,
  { success, failure }: Pick<DeliveryRow, 'success' | 'failure'>,
): 'failure_text' | 'no_success_text' | null {
  const said = plain(output)
  if (said.trim() === '') return null
  if (success !== null && !said.includes(success)) return 'no_success_text'
  const texts = failure === null ? FAILURE_TEXTS : [...FAILURE_TEXTS, failure]
  return texts.some((text) => said.toLowerCase().includes(text.toLowerCase())) ? 'failure_text' : null
}
