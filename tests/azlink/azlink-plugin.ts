/** AzLink beside a game server, as it behaves: over sockets of its own, it runs what a whole answer holds and believes nothing else. */
import { connect } from 'node:net'

export type Answer = {
  game: string
  commands?: Record<string, string[]>
  retry: boolean
  users?: { id: number; name: string; money: number }[]
}
type Player = { name: string; uuid: string }
type Raw = { status: number; location: string | undefined; body: string }

export function createAzlinkPlugin({
  port,
  key,
  version = '1.3.12',
  // As Paper calls itself: its build stands there too.
  platform = { type: 'BUKKIT', name: 'Paper', version: '1.21.4-232-12d8fe0 (MC: 1.21.4)' },
  from = '127.0.0.1',
  take = () => {},
}: {
  port: number
  key: string | undefined
  version?: string
  platform?: { type: string; name: string; version: string }
  /** The address of its machine. */
  from?: string
  /** The console, which may throw. */
  take?: (command: string) => void
}) {
  const users = new Map<string, { id: number }>()
  const ran: string[] = []
  let online: Player[] = []
  let throwsAt: string | null = null
  let hearsReceipts = true

  /** The bytes of an answer, as many of them as arrive. */
  const ask = (method: string, path: string, body: string, cutAfter = Number.POSITIVE_INFINITY) =>
    new Promise<Buffer>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, localAddress: from }, () =>
        socket.write(
          [
            `${method} /api${path} HTTP/1.1`,
            `Host: 127.0.0.1:${port}`,
            'Accept: application/json',
            'Content-Type: application/json; charset=utf-8',
            `User-Agent: AzLink java v${version}`,
            ...(key === undefined ? [] : [`Azuriom-Link-Token: ${key}`]),
            ...(method === 'GET' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
            'Connection: close',
            '',
            method === 'GET' ? '' : body,
          ].join('\r\n'),
        ),
      )
      let bytes = Buffer.alloc(0)
      socket.on('data', (more) => {
        bytes = Buffer.concat([bytes, more])
        if (bytes.length >= cutAfter) socket.destroy()
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(bytes.subarray(0, cutAfter)))
    })

  /** As Java before 18 does: bytes are letters of its machine, which need not be those of UTF-8. */
  function read(bytes: Buffer): Raw {
    const text = bytes.toString('latin1')
    const end = text.indexOf('\r\n\r\n')
    const head = end < 0 ? '' : text.slice(0, end)
    return {
      status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
      location: /^location: (.*)$/im.exec(head)?.[1],
      body: end < 0 ? '' : text.slice(end + 4),
    }
  }

  const call = async (method: string, path: string, body: object | null = null) =>
    read(await ask(method, path, body === null ? '' : JSON.stringify(body)))

  const told = (more: object = {}) =>
    JSON.stringify({ platform, version, players: online, maxPlayers: 20, full: false, ...more })

  /** What it tells by receipts goes out on its way: the console waits for none of it. */
  function run(command: string): Promise<unknown> | undefined {
    if (command === throwsAt) throw new Error('the command threw')
    const [, action, name = '', amount = ''] = /^azlink money (add) (\S+) (\S+)$/.exec(command) ?? []
    if (action === undefined) {
      take(command)
      ran.push(command)
      return undefined
    }
    const user = users.get(name)
    if (!user || !hearsReceipts) return undefined
    // A double, as Java writes it. Whether it is heard stops no command behind it.
    const double = Number(amount).toExponential().replace('e+', 'E')
    return ask('POST', `/azlink/user/${user.id}/money/add`, `{"amount":${double}}`).catch(() => {})
  }

  /** Runs each list until a command of any throws; then nothing more of the answer. Resolves once its receipts are answered. */
  async function handle(answer: Answer): Promise<void> {
    const told: (Promise<unknown> | undefined)[] = []
    try {
      if (answer.commands === undefined) throw new Error('no commands')
      for (const user of answer.users ?? []) users.set(user.name, user)
      for (const [player, commands] of Object.entries(answer.commands))
        for (const command of commands) {
          const here = online.find(({ name }) => name.toLowerCase() === player.toLowerCase())
          const name = here?.name ?? player
          told.push(run(command.replaceAll('{player}', name).replaceAll('{uuid}', here?.uuid ?? '?')))
        }
    } finally {
      await Promise.all(told)
    }
  }

  return {
    ran,
    call,
    /** Who is in the game from now on. */
    join: (...players: Player[]) => {
      online = players
    },
    /** Which command throws; it and what stands behind it are not run. */
    throwAt: (command: string | null) => {
      throwsAt = command
    },
    /** Its calls with receipts are lost from now on. */
    loseReceipts: () => {
      hearsReceipts = false
    },
    start: () => call('GET', '/azlink'),
    /** Asks, and runs what comes whole; the answer, or null where it came cut. */
    async poll({ cutAfter, ...more }: { cutAfter?: number; [field: string]: unknown } = {}) {
      const bytes = await ask('POST', '/azlink', told(more), cutAfter)
      const { status, body } = read(bytes)
      let answer: Answer | null = null
      try {
        answer = JSON.parse(body) as Answer
      } catch {
        return { status, answer, length: bytes.length }
      }
      if (status === 200) await handle(answer).catch(() => {})
      return { status, answer, length: bytes.length }
    },
    /** Asks, and goes before the answer comes. */
    leave() {
      const socket = connect({ host: '127.0.0.1', port })
      const body = told()
      socket.on('error', () => {})
      socket.write(
        `POST /api/azlink HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nAzuriom-Link-Token: ${key}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
      return () => socket.destroy()
    },
  }
}
