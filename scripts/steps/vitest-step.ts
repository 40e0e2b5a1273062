import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder } from '#tests/quick-folder.ts'
import { countTests, flakyTests, type VitestReport } from './count-tests.ts'
import { runProgram } from './run-program.ts'
import type { Step } from './run-steps.ts'

type Choice = {
  /** Only what depends on files that changed since this commit; that may be nothing. */
  changedSince?: string
  /** Only tests in these folders. */
  folders?: readonly string[]
}

/** A step that is one project of `vitest.config.ts`; every test in it counts. */
export function vitestStep(name: string, project: string, { changedSince, folders = [] }: Choice = {}): Step {
  const choice = changedSince === undefined ? folders : [...folders, `--changed=${changedSince}`]
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(quickFolder(), 'frontland-vitest-'))
      const file = join(folder, 'report.json')
      try {
        const { succeeded, output } = await runProgram(
          'vitest',
          [
            'run',
            '--project',
            project,
            '--reporter=dot',
            '--reporter=json',
            `--outputFile.json=${file}`,
            ...choice,
          ],
          // What tests leave behind in the temporary folder goes with it.
          { NODE_ENV: 'test', TMPDIR: folder },
        )
        const report = readReport(file)
        const isNothingChanged = changedSince !== undefined && report?.testResults.length === 0
        return {
          ...(isNothingChanged ? NOTHING : countTests(report, succeeded)),
          flaky: flakyTests(report),
          output,
        }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

const NOTHING = { passed: 0, failed: 0 }

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
