import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder } from '#tests/quick-folder.ts'
import { countTests, type VitestReport } from './count-tests.ts'
import { runProgram } from './run-program.ts'
import type { Step } from './run-steps.ts'

/** A step that is one project of `vitest.config.ts`; every test in it counts. */
export function vitestStep(name: string, project: string): Step {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(quickFolder(), 'frontland-vitest-'))
      const file = join(folder, 'report.json')
      try {
        const { succeeded, output } = await runProgram(
          'vitest',
          ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
          // What tests leave behind in the temporary folder goes with it.
          { NODE_ENV: 'test', TMPDIR: folder },
        )
        return { ...countTests(readReport(file), succeeded), output }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
