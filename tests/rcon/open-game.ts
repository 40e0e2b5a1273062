/** A game, or its RCON alone, for as long as a test lasts. */
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startGame } from './game.ts'
import { type RconOptions, startRconServer } from './rcon-server.ts'
import { testFolder } from './test-folder.ts'

export async function openGame() {
  const game = await startGame(bookFile())
  onTestFinished(game.stop)
  return game
}

export async function openRconServer(options: RconOptions = {}) {
  const server = await startRconServer(bookFile(), options)
  onTestFinished(server.stop)
  return server
}

const bookFile = () => join(testFolder(), 'commands.txt')
