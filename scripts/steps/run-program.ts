import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'

export type ProgramResult = { succeeded: boolean; output: string }

const running = new Set<ChildProcess>()
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a program to its end and keeps what it printed, on both streams, in order. Never throws: a program that
 * cannot be started has not succeeded. When this process is told to stop, so is the program, and it is waited for.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
    const child = spawn(program, args, {
      env: { ...process.env, ...colour, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    remember(child)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)))
    child.once('close', (code) => {
      forget(child)
      resolve({ succeeded: code === 0, output: Buffer.concat(chunks).toString() })
    })
  })
}

function remember(child: ChildProcess): void {
  if (running.size === 0) for (const signal of STOP_SIGNALS) process.on(signal, stopAll)
  running.add(child)
}

function forget(child: ChildProcess): void {
  running.delete(child)
  if (running.size === 0) for (const signal of STOP_SIGNALS) process.off(signal, stopAll)
}

async function stopAll(signal: NodeJS.Signals): Promise<void> {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(ended)
  process.exit(128 + constants.signals[signal])
}
