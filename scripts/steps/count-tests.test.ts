import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countTests, flakyTests } from './count-tests.ts'

const file = (status: string, ...states: string[]) => ({
  name: resolve('shared/some.test.ts'),
  status,
  assertionResults: states.map((state) => ({ status: state, fullName: 'a test', failureMessages: [] })),
})
const passedFile = file('passed', 'passed')

test('a run is worth its tests', () => {
  const failedFile = file('failed', 'failed', 'passed')
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passedFile, failedFile] }
  expect(countTests(report, false)).toEqual({ passed: 2, failed: 1 })
})

test('a file that does not load counts as one failure', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [passedFile, file('failed')],
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

test('what passed at its second try is told of, with what was wrong before', () => {
  const test = {
    status: 'passed',
    fullName: 'a test',
    failureMessages: ['Error: too late\n    at some.test.ts'],
  }
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [passedFile, { ...file('passed'), assertionResults: [test] }],
  }
  expect(countTests(report, true)).toEqual({ passed: 2, failed: 0 })
  expect(flakyTests(report)).toEqual(['shared/some.test.ts > a test > Error: too late'])
})
