/**
 * A game's RCON as the vanilla server has it, down to its faults: a read that holds anything but one whole packet ends the connection,
 * answers are cut at 4,096 characters before they are encoded, and while a command runs nothing is read.
 * Each command is written down and synced before it is run: this book is the judge of what has happened.
 */
import { createServer, type Socket } from 'node:net'
import { openCommandBook } from './command-book.ts'

/** A text; `null` never answers; `dies` runs it and is gone; `afterMs` answers that late. */
export type GameAnswer = string | null | { dies: true } | { text: string; afterMs: number }

const READ_MAX = 1_460
const CUT = 4_096
const LOGIN = 3
const COMMAND = 2

function packet(id: number, type: number, text: string): Buffer {
  const body = Buffer.from(text)
  const bytes = Buffer.alloc(14 + body.length)
  bytes.writeInt32LE(10 + body.length, 0)
  bytes.writeInt32LE(id, 4)
  bytes.writeInt32LE(type, 8)
  body.copy(bytes, 12)
  return bytes
}

export type RconOptions = {
  password?: string
  /** Where the game is elsewhere, its answer takes a while. */
  answer?: (command: string) => GameAnswer | Promise<GameAnswer>
  /** Asked twice for each command: one that is not alive runs nothing, or runs it and never answers. */
  isAlive?: (command: string, moment: 'before' | 'after') => boolean
  port?: number
}

/** Until it is stopped; `bookFile` is where it writes down what it runs. */
export async function startRconServer(
  bookFile: string,
  { password = 'open sesame', answer = () => '', isAlive = () => true, port = 0 }: RconOptions = {},
) {
  const book = openCommandBook(bookFile)
  const sockets = new Set<Socket>()
  const seen = { signIns: 0, dropped: 0 }
  let give = answer

  function say(socket: Socket, id: number, text: string): void {
    let rest = text
    do {
      // One write each: they arrive as they like.
      socket.write(packet(id, 0, rest.slice(0, CUT)))
      rest = rest.slice(CUT)
    } while (rest !== '')
  }

  async function runCommand(socket: Socket, id: number, command: string): Promise<void> {
    if (!isAlive(command, 'before')) return
    book.write(command)
    // The game answers in its next tick; until then nobody reads.
    socket.pause()
    const given = give(command)
    const answered = given instanceof Promise ? await given : given
    if (answered === null || !isAlive(command, 'after')) return
    if (typeof answered === 'object' && 'dies' in answered) {
      setTimeout(() => socket.destroy(), 5)
      return
    }
    const { text, afterMs } = typeof answered === 'string' ? { text: answered, afterMs: 5 } : answered
    setTimeout(() => {
      if (socket.destroyed) return
      say(socket, id, text)
      socket.resume()
    }, afterMs)
  }

  const server = createServer({ noDelay: true }, (socket) => {
    let isIn = false
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      if (bytes.length < 14 || bytes.length > READ_MAX || bytes.readInt32LE(0) !== bytes.length - 4) {
        seen.dropped++
        socket.destroy()
        return
      }
      const [id, type] = [bytes.readInt32LE(4), bytes.readInt32LE(8)]
      const text = bytes.subarray(12, -2).toString()
      if (type === LOGIN) {
        isIn = text !== '' && text === password
        if (isIn) seen.signIns++
        socket.write(packet(isIn ? id : -1, COMMAND, ''))
      } else if (type === COMMAND && !isIn) socket.write(packet(-1, COMMAND, ''))
      else if (type === COMMAND) void runCommand(socket, id, text)
      else say(socket, id, `Unknown request ${type.toString(16)}`)
    })
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(port)
  const address = server.address() as { port: number }
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  return {
    host: '127.0.0.1',
    port: address.port,
    password,
    seen,
    stop,
    /** Comes back where it was. */
    startAgain: () => listen(address.port),
    answerBy(another: (command: string) => GameAnswer) {
      give = another
    },
    /** What has been run, in its order, but what only asks. */
    commands: (): string[] => book.read().filter((command) => !/^(list|data get)\b/.test(command)),
    everyCommand: book.read,
  }
}
export type RconServer = Awaited<ReturnType<typeof startRconServer>>
