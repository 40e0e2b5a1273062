/** The file into which the tester's game server writes what it runs: the judge of what has happened. */
import { readFileSync, writeFileSync } from 'node:fs'

/** `check 7`, `check 7 20` or the number alone. */
const LINE = /^(?:check )?(\d+)(?: \d+)?\r?$/

export type GameBook = {
  /** The number of each command that has run, in its order, as often as it has. @throws {Error} a line says something else. */
  read(): number[]
}

/** Begins the file anew, for the game of whatever account to write into. */
export function openGameBook(path: string): GameBook {
  writeFileSync(path, '', { mode: 0o666 })
  return {
    read() {
      const lines = readFileSync(path, 'utf8').split('\n')
      // What has no end yet is being written.
      return lines.slice(0, -1).map((line) => {
        const [, number] = LINE.exec(line) ?? []
        if (number === undefined)
          throw new Error(`${path} holds a line that is no command of the check: ${line.slice(0, 80)}`)
        return Number(number)
      })
    },
  }
}
