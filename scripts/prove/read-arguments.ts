import type { Engine } from '#server/db/engine.ts'
import type { Round, Sizes } from '#tests/rounds/round.ts'

const ENGINES: readonly Engine[] = ['sqlite', 'postgresql']

export type Choice = { rounds: readonly Round[]; engines: readonly Engine[]; sizes: Sizes }

/**
 * What `npm run prove -- kill disk sqlite --rounds=5` asks for: rounds and engines by name, all of them where none is named, and
 * sizes that are not the full ones.
 * @throws a sentence about a word that is nothing of this
 */
export function readArguments(words: readonly string[], all: readonly Round[]): Choice {
  const sizes: Record<string, number> = {}
  const rounds: Round[] = []
  const engines: Engine[] = []
  for (const word of words) {
    const [, name = '', value = ''] = /^--([a-z]+)=(\d+)$/i.exec(word) ?? []
    const round = all.find((each) => each.name === word)
    const engine = ENGINES.find((each) => each === word)
    if (round) rounds.push(round)
    else if (engine) engines.push(engine)
    else if (name && all.some((each) => name in each.sizes)) sizes[name] = Number(value)
    else throw new Error(`"${word}" is not known. ${usage(all)}`)
  }
  return {
    rounds: rounds.length > 0 ? rounds : all,
    engines: engines.length > 0 ? engines : ENGINES,
    sizes,
  }
}

function usage(all: readonly Round[]): string {
  const lines = all.map(({ name, sizes }) =>
    [`  ${name}`, ...Object.entries(sizes).map(([size, value]) => `--${size}=${value}`)].join(' '),
  )
  return `Rounds and their full sizes:\n${lines.join('\n')}\nEngines: ${ENGINES.join(', ')}`
}
