/** What a game has run, written down and synced before it runs: the judge of what has happened. */
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

export type CommandBook = ReturnType<typeof openCommandBook>
export function openCommandBook(path: string) {
  return {
    write(command: string): void {
      const file = openSync(path, 'a')
      writeSync(file, `${JSON.stringify(command)}\n`)
      fsyncSync(file)
      closeSync(file)
    },
    /** In the order in which it was run. */
    read(): string[] {
      try {
        const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
        return lines.filter((text) => text !== '').map((text) => JSON.parse(text) as string)
      } catch {
        return []
      }
    },
  }
}
