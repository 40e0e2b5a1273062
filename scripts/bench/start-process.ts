import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { PROGRAM_FLAGS } from '#server/program-flags.mjs'

export type BenchedProcess = {
  /** Megabytes of memory it holds now; NaN where the system does not tell. */
  memory(): number
  /** Milliseconds of processor time it has used so far; NaN where the system does not tell. */
  processorTime(): number
  /** Milliseconds its main thread could have gone on and had no core; NaN where the system does not tell. */
  waitingTime(): number
  stop(): Promise<void>
}

/** Runs a script in a process of its own and resolves when it has printed `readyText`. It ends with this process at the latest. */
export async function startProcess(
  script: string,
  readyText: string,
  environment: Record<string, string>,
): Promise<BenchedProcess> {
  const child = fork(script, {
    execArgv: [...PROGRAM_FLAGS, '--import', import.meta.resolve('#scripts/bootstrap/lifeline.mjs')],
    env: {
      PATH: process.env.PATH,
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX,
      MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_,
      MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_,
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const exit = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes(readyText)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${said}`)))
  })
  return {
    memory: () => Math.round(Number(find(`/proc/${child.pid}/status`, /^VmRSS:\s+(\d+)/m)[0]) / 1024),
    processorTime: () => {
      // The program's name in brackets, eleven more fields, then user and system time in hundredths of a second.
      const [user, system] = find(`/proc/${child.pid}/stat`, /\) (?:\S+ ){11}(\d+) (\d+)/)
      return (Number(user) + Number(system)) * 10
    },
    waitingTime: () => {
      // Nanoseconds it ran, then those it waited: https://docs.kernel.org/scheduler/sched-stats.html
      const [waited] = find(`/proc/${child.pid}/task/${child.pid}/schedstat`, /^\d+ (\d+)/)
      return Number(waited) / 1e6
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exit
    },
  }
}

function find(file: string, pattern: RegExp): string[] {
  try {
    return pattern.exec(readFileSync(file, 'utf8'))?.slice(1) ?? []
  } catch {
    return []
  }
}
