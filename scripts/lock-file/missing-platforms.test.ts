import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingPlatforms } from './missing-platforms.ts'

test('package-lock.json names the packages of every platform (if not: node scripts/run.mjs complete-lock)', () => {
  expect(missingPlatforms(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual({})
})

test('a missing platform is described by its name', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        dev: true,
        optionalDependencies: { '@tool/linux-x64-musl': '1.2.3', here: '1.0.0' },
      },
      'node_modules/here': { version: '1.0.0' },
    },
  }
  expect(missingPlatforms(lock)).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    },
  })
})
