/** What is checked, in the order in which it is told. */
import { existsSync } from 'node:fs'
import { programStep } from './program-step.ts'
import type { Step } from './run-steps.ts'
import { vitestStep } from './vitest-step.ts'

const ROOMS = ['shared', 'server', 'web'] as const
const CRUISED = [...ROOMS, 'scripts', 'tests', 'e2e', 'art'].filter((folder) => existsSync(folder))

export const archStep = programStep(
  'architecture',
  'depcruise',
  '--config',
  'dependency-cruiser.cjs',
  '--ignore-known',
  '--output-type',
  'err-long',
  ...CRUISED,
)

/** Need no running program. */
export const staticSteps: readonly Step[] = [
  ...ROOMS.map((room) =>
    programStep(`types of ${room}`, process.execPath, 'node_modules/typescript-7/bin/tsc', '-p', room),
  ),
  archStep,
  programStep('dead code', 'knip'),
  programStep('lint and format', 'biome', 'ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`),
]

/** The longest first, so that the last to end is a short one. */
export const testSteps: readonly Step[] = [
  vitestStep('api on PostgreSQL', 'api-postgresql'),
  vitestStep('screens', 'screens'),
  vitestStep('api on SQLite', 'api-sqlite'),
  vitestStep('unit', 'unit'),
]

/** What the journeys need and neither changes nor waits for anything else. */
export const browserPreparations: readonly Step[] = [
  programStep('web build', process.execPath, 'scripts/build-web.ts'),
  programStep('browser', process.execPath, 'scripts/find-browser.ts'),
]

/** The built product in a real browser. */
export const journeySteps: readonly Step[] = [vitestStep('journeys', 'journeys')]
