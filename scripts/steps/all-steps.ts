/** What is checked, in the order in which it is told. */
import { existsSync } from 'node:fs'
import type { Changes } from './find-changes.ts'
import { programStep } from './program-step.ts'
import type { Plan, Step } from './run-steps.ts'
import { touchedJourneys } from './touched-journeys.ts'
import { vitestStep } from './vitest-step.ts'

const ROOMS = ['shared', 'server', 'web'] as const
const CRUISED = [...ROOMS, 'scripts', 'tests', 'e2e', 'art', 'agent'].filter((folder) => existsSync(folder))

const cruise = (name: string, config: string, ...folders: string[]) =>
  programStep(name, 'depcruise', '--config', config, '--output-type', 'err-long', ...folders)

export const archSteps = [
  cruise('architecture', 'dependency-cruiser.cjs', ...CRUISED),
  cruise('architecture of folders', 'dependency-cruiser-folders.cjs', ...ROOMS),
]

/** Need no running program. */
const staticSteps: readonly Step[] = [
  ...ROOMS.map((room) =>
    programStep(`types of ${room}`, process.execPath, 'node_modules/typescript-7/bin/tsc', '-p', room),
  ),
  ...archSteps,
  programStep('dead code', 'knip'),
  programStep('lint and format', 'biome', 'ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`),
]

/** The longest first, so that the last to end is a short one. */
const testSteps: readonly Step[] = [
  vitestStep('api on PostgreSQL', 'api-postgresql'),
  vitestStep('screens', 'screens'),
  vitestStep('api on SQLite', 'api-sqlite'),
  vitestStep('unit', 'unit'),
]

/** What the journeys need. */
const browserSteps: readonly Step[] = [
  programStep('build', process.execPath, 'scripts/build.ts'),
  programStep('browser and Java', process.execPath, 'scripts/steps/find-programs.ts'),
]

export const everythingButTheBrowser: Plan = [[...staticSteps, ...testSteps]]

/** The journeys come last: the built product in a real browser needs the build and the cores. */
export const everything: Plan = [
  [...browserSteps, ...staticSteps, ...testSteps],
  [vitestStep('journeys', 'journeys')],
]

/** The journey through a real game, whose packages not everybody has. */
export const inMinecraft: Plan = [
  [...browserSteps, programStep('packages of the game', process.execPath, 'scripts/steps/install-game.mjs')],
  [vitestStep('journey in Minecraft', 'minecraft')],
]

/** What files that changed since `commit` can have broken; PostgreSQL where they hold SQL. */
export function whatChanged({ commit, paths }: Changes): Plan {
  const hasSql = paths.some((path) => /^server\/(db|seeds)\/|\.store\.ts$|^tests\/postgres\//.test(path))
  const since = { changedSince: commit }
  const folders = touchedJourneys(paths).filter((folder) => existsSync(`e2e/${folder}`))
  const isWalked = folders.length > 0
  return [
    [
      ...(isWalked ? browserSteps : []),
      ...staticSteps,
      ...(hasSql ? [vitestStep('changed: api on PostgreSQL', 'api-postgresql', since)] : []),
      vitestStep('changed: screens', 'screens', since),
      vitestStep('changed: api on SQLite', 'api-sqlite', since),
      vitestStep('changed: unit', 'unit', since),
    ],
    isWalked
      ? [
          vitestStep(`journeys: ${folders.join(', ')}`, 'journeys', {
            folders: folders.map((folder) => `e2e/${folder}/`),
          }),
        ]
      : [],
  ]
}
