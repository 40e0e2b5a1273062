/** A Minecraft server with RCON in front of it, until the test ends. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { openRconServer } from '#tests/rcon/open-game.ts'
import { testFolder } from '#tests/rcon/test-folder.ts'
import type { Told } from './game-process.ts'

const PROGRAM = fileURLToPath(new URL('game-process.ts', import.meta.url))

export async function startGame() {
  const folder = testFolder()
  const child = fork(PROGRAM, [folder], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += text
    })

  const waiting = new Map<number, (text: string) => void>()
  const started = Promise.withResolvers<number>()
  child.on('exit', (code) => started.reject(new Error(`The game ended with ${code}:\n${said}`)))
  child.on('message', (told: Told) => {
    if ('port' in told) return started.resolve(told.port)
    waiting.get(told.id)?.(told.text)
    waiting.delete(told.id)
  })
  let asked = 0
  /** Types a command in its console. */
  const run = (command: string) =>
    new Promise<string>((resolve) => {
      waiting.set(++asked, resolve)
      child.send({ id: asked, command })
    })

  const gamePort = await started.promise
  const rcon = await openRconServer({ answer: run })
  const statsFolder = join(folder, 'world', 'stats')
  /** How long the world has it that somebody has played, whoever has the most. */
  const savedTicks = () =>
    Math.max(0, ...readdirSync(statsFolder).map((file) => playedTicks(join(statsFolder, file))))
  return { rcon, run, gamePort, statsFolder, savedTicks, said: () => said }
}

function playedTicks(file: string): number {
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { 'minecraft:custom': Record<string, number> }
  }
  return stats['minecraft:custom']['minecraft:play_time'] ?? 0
}
