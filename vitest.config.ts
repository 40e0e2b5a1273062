import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const houseRules = 'tests/house-rules.test.ts'
const apiTests = ['server/{modules,http,db,seeds}/**/*.test.ts', 'server/*.test.ts', 'tests/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [houseRules, '{shared,scripts}/**/*.test.ts', 'server/{lib,config}/**/*.test.ts'],
        },
      },
      {
        test: { name: 'api-sqlite', include: apiTests, exclude: [houseRules], provide: { engine: 'sqlite' } },
      },
      {
        test: {
          name: 'api-postgresql',
          include: apiTests,
          exclude: [houseRules],
          provide: { engine: 'postgresql' },
          globalSetup: 'tests/postgres/global-setup.ts',
        },
      },
      {
        plugins: [react()],
        test: { name: 'screens', include: ['web/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
