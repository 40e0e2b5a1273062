/** Programs that tests need beside Node: how one is recognized and installed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Some distributions ship a stub of that name which only asks for another package. */
export function isProgram(path: string, question = '--version'): boolean {
  return existsSync(path) && spawnSync(path, [question], { stdio: 'ignore' }).status === 0
}

/** Returns what went wrong, or nothing. */
export function installDebianPackage(name: string): string {
  if (process.getuid?.() !== 0) return 'Debian’s package needs root.'
  const update = runProgram('apt-get', ['update'])
  return update || runProgram('apt-get', ['install', '-y', '--no-install-recommends', name])
}

/** Returns what went wrong, or nothing. */
export function runProgram(program: string, args: readonly string[]): string {
  const result = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (result.status === 0) return ''
  return `${program} ${args.join(' ')}: ${result.error?.message ?? result.stderr.trim().slice(-1_000)}`
}
