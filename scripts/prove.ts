/**
 * `npm run prove [-- words]`: plays the rounds named, or all of them, on the engines named, or both, and tells what came of it.
 * In their full sizes they go into docs/reliability.md; `--rounds=5` and the like make a round smaller, to look at it.
 */
import './bootstrap/lifeline.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { allRounds } from '#tests/rounds/all-rounds.ts'
import { playRound } from '#tests/rounds/play-round.ts'
import type { Result } from '#tests/rounds/round.ts'
import { buildIfStale } from './build.ts'
import { readArguments } from './prove/read-arguments.ts'
import { renderTable, withResults } from './prove/reliability-table.ts'

const FILE = 'docs/reliability.md'
const FAULTS_SHOWN = 20

const { rounds, engines, sizes } = readArguments(process.argv.slice(2), allRounds)
const occasion = { day: new Date().toISOString().slice(0, 10), machine: machine() }
const results: Result[] = []
await buildIfStale()
for (const round of rounds)
  for (const engine of round.engines.filter((each) => engines.includes(each))) {
    const result = await playRound(round, engine, sizes)
    results.push(result)
    console.log(`${result.verdict}: ${round.name} on ${engine}, ${result.seconds} s, ${result.seen}`)
    for (const fault of result.faults.slice(0, FAULTS_SHOWN)) console.log(`  ${fault}`)
  }

console.log(`\n${renderTable(results, occasion)}`)
if (Object.keys(sizes).length === 0)
  writeFileSync(FILE, withResults(readFileSync(FILE, 'utf8'), results, occasion, allRounds))
process.exitCode = results.some(({ verdict }) => verdict === 'failed') ? 1 : 0

/** With what others ask of it at the same time: times are what they are on a quiet one. */
function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3)
  const load = `load ${Math.round(loadavg()[0] ?? 0)} before`
  return `${cpus().length} cores, ${memory} GB, ${process.platform}, Node ${process.versions.node}, ${load}`
}
