import { expect, test } from 'vitest'
import { countTests } from './count-tests.ts'

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }

test('a run is worth its tests', () => {
  const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passedFile, failedFile] }
  expect(countTests(report, false)).toEqual({ passed: 2, failed: 1 })
})

test('a file that does not load counts as one failure', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [passedFile, { status: 'failed', assertionResults: [] }],
  }
  expect(countTests(report, false)).toEqual({ passed: 1, failed: 1 })
})

test('an unhandled error counts as one failure, though every test passed', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passedFile] }
  expect(countTests(report, false)).toEqual({ passed: 1, failed: 1 })
})

test('a run without tests or without a report is a failure', () => {
  expect(countTests({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, true)).toEqual({
    passed: 0,
    failed: 1,
  })
  expect(countTests(undefined, true)).toEqual({ passed: 0, failed: 1 })
})
