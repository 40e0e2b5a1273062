import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './e2e/harness/longest-first.ts'

/** A test that waits for a busy machine is not a failing one. */
const POLL = { expect: { poll: { timeout: 20_000 } } }
/** Vitest's own choice leaves a core idle. */
const EVERY_CORE = { maxWorkers: '100%' }
/** Where nobody watches, what a busy machine disturbed is tried again, and told of as flaky. */
const AGAIN = { retry: process.env.CI ? 1 : 0 }
const PATIENT = { testTimeout: 60_000, hookTimeout: 120_000, ...AGAIN, ...POLL, ...EVERY_CORE }
const houseRules = 'tests/house/**/*.test.ts'

/** Once per engine; files share the loaded server, as each test has an app and a database of its own. */
const api = {
  ...PATIENT,
  include: ['server/{modules,http,db,seeds,operator}/**/*.test.ts', 'server/*.test.ts', 'tests/**/*.test.ts'],
  exclude: [houseRules],
  isolate: false,
}

/** What walks through the built product in a real browser. */
const journeys = {
  globalSetup: 'e2e/harness/global-setup.ts',
  // Files share what is loaded and the browser; each has a product of its own.
  isolate: false,
  testTimeout: 360_000,
  hookTimeout: 120_000,
  ...AGAIN,
  ...POLL,
}
/** In a game whose packages not everybody has: `npm run test:minecraft`. */
const inMinecraft = 'e2e/minecraft/**/*.test.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'unit',
          include: [houseRules, '{shared,scripts,agent}/**/*.test.ts', 'server/{lib,config}/**/*.test.ts'],
          isolate: false,
        },
      },
      { test: { ...api, name: 'api-sqlite', provide: { engine: 'sqlite' } } },
      {
        test: {
          ...api,
          name: 'api-postgresql',
          provide: { engine: 'postgresql' },
          globalSetup: 'tests/postgres/global-setup.ts',
        },
      },
      {
        plugins: [react()],
        test: {
          ...PATIENT,
          name: 'screens',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A world of its own for each file in threads that go on: to begin one anew for each took half of the time.
          pool: 'vmThreads',
          setupFiles: 'web/testing/own-world.ts',
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          exclude: [inMinecraft],
          // One more than cores: there is always somebody who waits for a game server or a clock.
          maxWorkers: availableParallelism() + 1,
        },
      },
      { test: { ...journeys, name: 'minecraft', include: [inMinecraft] } },
    ],
  },
})
