import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_CHECK_MS = 500

/**
 * Runs a program on this terminal and resolves to its exit code.
 *
 * One Ctrl-C reaches this process twice (from the terminal and from npm), and a server that hears it twice
 * would stop without finishing its requests. So the child gets a process group of its own, and exactly one
 * signal. The IPC channel is its lifeline: it closes when this process is killed (see `lifeline.mjs`).
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
    if (process.env.npm_lifecycle_event) whenShellIsGone(() => stop('SIGTERM'))

    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** A signal for npm alone ends the shell between npm and us, which passes nothing on: its absence is the message. */
function whenShellIsGone(then) {
  const shell = process.ppid
  setInterval(() => process.ppid === shell || then(), PARENT_CHECK_MS).unref()
}
