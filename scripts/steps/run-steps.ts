/** Runs the steps of a check, all of them whatever fails, and tells the outcome the way CI reads it. */

export type Outcome = {
  passed: number
  failed: number
  output: string
  /** What was tried twice and passed the second time, a line each. */
  flaky?: readonly string[]
}
export type Step = { name: string; run: () => Promise<Outcome> }
/** Steps in groups, one group after the other. */
export type Plan = readonly (readonly Step[])[]
export type Totals = { passed: number; failed: number }

/** While one step starts or ends, the other one has the machine. */
const SIDE_BY_SIDE = 2

/**
 * Runs the groups of a plan one after the other, of each only the steps whose names contain one of the words; all of
 * them when there are no words. Prints the last line, `N passed, N failed`, and sets the exit code.
 */
export async function runPlan(plan: Plan, words: readonly string[] = []): Promise<void> {
  let passed = 0
  let failed = 0
  for (const group of plan) {
    const totals = await runSteps(
      group.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))),
    )
    passed += totals.passed
    failed += totals.failed
  }
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
  console.log(`\n${passed} passed, ${failed} failed`)
}

/** Prints a heading per finished step, followed by its output if it failed. */
async function runSteps(steps: readonly Step[]): Promise<Totals> {
  const waiting = [...steps]
  const totals = { passed: 0, failed: 0 }
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now()
      const outcome = await step.run().catch(crashed)
      totals.passed += outcome.passed
      totals.failed += outcome.failed
      report(step.name, outcome, performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
  return totals
}

function crashed(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { passed: 0, failed: 1, output }
}

function report(name: string, { passed, failed, output, flaky = [] }: Outcome, milliseconds: number): void {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`
  if (failed === 0) console.log(`✓ ${name}: ${passed} passed (${seconds})`)
  else console.log(`\n✗ ${name}: ${passed} passed, ${failed} failed (${seconds})\n${output.trimEnd()}\n`)
  for (const line of flaky) console.log(`  flaky: ${line}`)
}
