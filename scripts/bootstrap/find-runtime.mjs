import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const NEEDED_MAJOR = 24

/**
 * The Node that runs the project's TypeScript: this process's own when it is new enough, otherwise the one
 * that npm brought as the package `node`. Throws a sentence for people when there is neither.
 */
export function findRuntime(root) {
  if (majorOf(process.version) >= NEEDED_MAJOR) return process.execPath

  const brought = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  const answer = spawnSync(brought, ['--version'], { encoding: 'utf8' })
  if (answer.status === 0 && majorOf(answer.stdout) >= NEEDED_MAJOR) return brought

  throw new Error(
    [
      `FrontLand needs Node ${NEEDED_MAJOR} or newer; this machine has ${process.version}`,
      `and the copy that npm should have brought (${brought}) does not run.`,
      `Either install Node ${NEEDED_MAJOR} from https://nodejs.org, or allow npm's install scripts`,
      '(npm config set ignore-scripts false), remove node_modules and try again.',
    ].join('\n'),
  )
}

function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
}
