/** Runs commands in the console of a game, one after the other, and tells of each what is known of it. */
import { openConnection, type RconConnection } from './rcon-connection.ts'
import { COMMAND_MAX_BYTES, encodePacket, PACKET } from './rcon-packets.ts'

export type RconAnswer =
  | { ran: 'yes'; text: string }
  /** It was surely not sent. */
  | { ran: 'no'; why: string; isPasswordWrong: boolean }
  /** It was sent, and nobody answered. */
  | { ran: 'unknown'; why: string }

export type Rcon = {
  /**
   * Runs a command once those before it are done. `mayBegin` is asked when it is its turn and the game has let us in, right before it is sent;
   * what it refuses is not sent.
   */
  run(command: string, mayBegin?: () => boolean): Promise<RconAnswer>
  close(): void
}

/** How long a game that lags may take to answer. */
const TIMEOUT_MS = 15_000
const LOGIN_TIMEOUT_MS = 5_000
/** An answer of which this much came in one packet may go on in the next. */
const MAY_GO_ON_BYTES = 4_000
const TEXT_MAX_BYTES = 1_000_000
const ID_MAX = 2_000_000_000

const notSent = (why: string, isPasswordWrong = false): RconAnswer => ({ ran: 'no', why, isPasswordWrong })

export function createRconClient({
  host,
  port,
  password,
  timeoutMs = TIMEOUT_MS,
  findAddress = async (named) => named,
}: {
  host: string
  port: number
  password: string
  timeoutMs?: number
  /** Where a host is, looked up for each connection. @throws {Error} nobody may be asked there. */
  findAddress?: (host: string) => Promise<string>
}): Rcon {
  let connection: RconConnection | null = null
  let isClosed = false
  let lastId = 0
  let turn: Promise<unknown> = Promise.resolve()

  function nextId(): number {
    lastId = (lastId % ID_MAX) + 1
    return lastId
  }

  function leave(): void {
    connection?.close()
    connection = null
  }

  /** Who has signed in; else why nobody has. */
  async function signIn(): Promise<RconConnection | RconAnswer> {
    if (connection?.isOpen()) return connection
    leave()
    let opened: RconConnection
    try {
      const address = await findAddress(host)
      opened = await openConnection({
        host: address,
        port,
        timeoutMs: Math.min(timeoutMs, LOGIN_TIMEOUT_MS),
      })
    } catch (error) {
      return notSent(`RCON at ${host}:${port} cannot be reached: ${(error as Error).message}`)
    }
    const id = nextId()
    opened.send(encodePacket(id, PACKET.login, password))
    const endsAt = performance.now() + Math.min(timeoutMs, LOGIN_TIMEOUT_MS)
    for (;;) {
      const packet = await opened.next(endsAt - performance.now())
      if (packet?.id === id && packet.type === PACKET.command) {
        connection = opened
        return opened
      }
      if (packet && packet.id !== -1) continue
      opened.close()
      return packet
        ? notSent(`RCON at ${host}:${port} does not take RCON_PASSWORD`, true)
        : notSent(`RCON at ${host}:${port} does not answer a sign-in`)
    }
  }

  async function exchange(command: string, mayBegin: () => boolean): Promise<RconAnswer> {
    if (isClosed) return notSent('closed')
    const signedIn = await signIn()
    if ('ran' in signedIn) return signedIn
    if (!mayBegin()) return notSent('refused')
    const id = nextId()
    const endsAt = performance.now() + timeoutMs
    signedIn.send(encodePacket(id, PACKET.command, command))
    const pieces: Buffer[] = []
    let size = 0
    let marker: number | null = null
    for (;;) {
      const packet = await signedIn.next(endsAt - performance.now())
      if (packet === null) {
        // What comes now is nobody's answer any more.
        const why = signedIn.isOpen() ? 'the game did not answer in time' : 'the connection was lost'
        leave()
        return marker === null
          ? { ran: 'unknown', why }
          : { ran: 'yes', text: Buffer.concat(pieces).toString() }
      }
      if (packet.id === marker) break
      if (packet.id !== id) continue
      if (size < TEXT_MAX_BYTES) pieces.push(packet.body)
      size += packet.body.length
      if (marker !== null) continue
      if (packet.body.length < MAY_GO_ON_BYTES) break
      // Asked only now, when the game reads again: two packets at once it would drop.
      marker = nextId()
      signedIn.send(encodePacket(marker, PACKET.unknown, ''))
    }
    return { ran: 'yes', text: Buffer.concat(pieces).toString() }
  }

  return {
    run(command, mayBegin = () => true) {
      if (Buffer.byteLength(command) > COMMAND_MAX_BYTES)
        return Promise.resolve(notSent(`it is longer than ${COMMAND_MAX_BYTES} bytes`))
      const answer = turn.then(() => exchange(command, mayBegin))
      turn = answer.catch(() => {})
      return answer
    },
    close() {
      isClosed = true
      leave()
    },
  }
}
