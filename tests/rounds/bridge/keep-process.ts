/** A program that is started again whenever it has been killed, as a service manager does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const REMEMBERED = 2_000

export function keepProcess(program: string, environment: Record<string, string>, cwd: string) {
  const complaints: string[] = []
  let isOver = false
  let child: ChildProcess | null = null

  async function keep(): Promise<void> {
    while (!isOver) {
      const started = spawn(process.execPath, [program], {
        cwd,
        env: { PATH: process.env.PATH, ...cacheOf(process.env), ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      let said = ''
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (text) => {
          said = (said + text).slice(-REMEMBERED)
        })
      const [code] = (await once(started, 'exit')) as [number | null]
      if (code !== null && !isOver) {
        complaints.push(`${program} ended by itself with ${code}: ${said}`)
        return
      }
    }
  }
  const kept = keep()
  const kill = () => void child?.kill('SIGKILL')
  process.once('exit', kill)

  return {
    /** What it should not have done. */
    complaints,
    kill,
    async stop(): Promise<void> {
      isOver = true
      kill()
      await kept
      process.off('exit', kill)
    },
  }
}

const cacheOf = ({ NODE_COMPILE_CACHE }: NodeJS.ProcessEnv) =>
  NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
