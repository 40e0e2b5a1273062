import { relative } from 'node:path'
import type { Totals } from './run-steps.ts'

/** The part of the report of Vitest's JSON reporter that is counted. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/**
 * What a Vitest run amounts to. A file that fails outside its tests counts as one failure; so does a run that crashed,
 * ran nothing, or ended badly for a reason the report does not show (an unhandled error).
 */
export function countTests(report: VitestReport | undefined, endedWell: boolean): Totals {
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  const passed = report.numPassedTests
  const failed = report.numFailedTests + brokenFiles.length
  const isUnexplained = failed === 0 && (!endedWell || passed === 0)
  return { passed, failed: isUnexplained ? 1 : failed }
}

/** What passed only when it was tried again: the file, the test, and the first line of what was wrong before. */
export function flakyTests(report: VitestReport | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [message = ''] }) =>
        [relative(process.cwd(), name), fullName, message.split('\n', 1)[0]].join(' > '),
      ),
  )
}
