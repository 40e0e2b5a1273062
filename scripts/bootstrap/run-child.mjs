import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program on this terminal and resolves to its exit code.
 *
 * One Ctrl-C reaches this process twice (from the terminal and from npm), and a server that hears it twice
 * would stop without finishing its requests. So the child gets a process group of its own, and exactly one
 * signal. The IPC channel is its lifeline: it closes when this process is killed (see `lifeline.ts`).
 */
export function runChild(program, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    })
    child.channel?.unref()

    let stopping = false
    const stop = (signal) => {
      if (stopping) return
      stopping = true
      child.kill(signal)
    }
    for (const signal of STOP_SIGNALS) process.on(signal, stop)

    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
