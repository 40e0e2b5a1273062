import type { ActResult } from './play-check.ts'

const PROMISES_SHOWN = 5

/** The table with which a check ends: a row for each act, and below it what was broken there. */
export function renderResults(results: readonly ActResult[]): string {
  const wide = Math.max(...results.map(({ act }) => act.length))
  const rows = results.flatMap(({ act, commands, ran, broken }) => [
    `${broken.length === 0 ? '✓' : '✗'} ${act.padEnd(wide)}  ${String(commands).padStart(3)} commands, ${String(ran).padStart(3)} runs`,
    ...broken.slice(0, PROMISES_SHOWN).map((promise) => `    it ${promise}`),
    ...(broken.length > PROMISES_SHOWN ? [`    and ${broken.length - PROMISES_SHOWN} more`] : []),
  ])
  const count = results.filter(({ broken }) => broken.length > 0).length
  const verdict =
    count === 0 ? 'Every promise was kept.' : `Promises were broken in ${count} of ${results.length} acts.`
  return [...rows, '', verdict].join('\n')
}
