/** The table of docs/reliability.md: the last outcome of every round on each engine, with its day and machine. */
import type { Result, Round } from '#tests/rounds/round.ts'

const BEGIN = '<!-- written by npm run prove -->'
const END = '<!-- until here -->'
const COLUMNS = ['round', 'on', 'outcome', 'seen', 'seconds', 'day', 'machine']

export type Occasion = { day: string; machine: string }

/** The results as a table of Markdown. */
export function renderTable(results: readonly Result[], occasion: Occasion): string {
  return render(results.map((result) => cellsOf(result, occasion)))
}

/** The text of the file with these results in place of earlier ones of the same rounds and engines, in the order of `all`. */
export function withResults(
  file: string,
  results: readonly Result[],
  occasion: Occasion,
  all: readonly Round[],
): string {
  const start = file.indexOf(BEGIN)
  const end = file.indexOf(END)
  if (start < 0 || end < start) throw new Error(`The file has no place for the table: ${BEGIN} … ${END}`)
  const rows = new Map(
    [...readRows(file.slice(start, end)), ...results.map((result) => cellsOf(result, occasion))].map(
      (cells) => [cells.slice(0, 2).join(' '), cells],
    ),
  )
  const inOrder = all.flatMap(({ name, engines }) =>
    engines.flatMap((engine) => {
      const cells = rows.get(`${name} ${engine}`)
      return cells ? [cells] : []
    }),
  )
  const rules = render([['round', 'passes when'], ...all.map(({ name, rule }) => [name, rule])], true)
  return `${file.slice(0, start)}${BEGIN}\n${rules}\n\n${render(inOrder)}\n${file.slice(end)}`
}

function cellsOf(result: Result, { day, machine }: Occasion): string[] {
  const { round, engine, verdict, seen, seconds, faults } = result
  const [fault] = faults
  const told = fault ? `${seen}; ${faults.length} faults, the first: ${fault}` : seen
  return [round, engine, verdict, told.replace(/\s*[|\n]\s*/g, ' '), String(seconds), day, machine]
}

function render(rows: readonly (readonly string[])[], hasHead = false): string {
  const [head = [], ...rest] = hasHead ? rows : [COLUMNS, ...rows]
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rest.map(line)].join('\n')
}

function readRows(text: string): string[][] {
  return text
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(
      (cells) => cells.length === COLUMNS.length && cells[0] !== COLUMNS[0] && !cells[0]?.startsWith('-'),
    )
}
