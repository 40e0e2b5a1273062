/** The module for Roblox, which runs as Luau, and the real site. */
import { expect, onTestFinished, test } from 'vitest'
import { LOOK_MS, openWithAgent } from '#tests/shop/agents.ts'
import { robloxModel } from '#web/features/games/agents/staff/roblox-model.ts'
import { createWorld, moduleSource, type WebReply, type WebRequest } from './roblox-world.ts'

const GAME_SERVER = 2

/** What `RequestAsync` does with it. */
async function ask({ url, method, authorization, contentType, body }: WebRequest): Promise<WebReply> {
  try {
    const reply = await fetch(url, {
      method,
      ...(method === 'POST' && { body }),
      headers: { authorization, 'content-type': contentType },
    })
    return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() }
  } catch (error) {
    return { error: `HttpError: ${(error as Error).message}` }
  }
}

const scriptWith = ({ url, key }: { url: string; key: string }) => `
  figures = { playtimeSeconds = 3600, kills = 12, deaths = 3, points = 240 }
  FrontLand.start({
    url = "${url}",
    key = "${key}",
    handlers = {
      give = function(player, arguments)
        host.log("ran", player.Name .. " " .. table.concat(arguments, ","))
        return "given to " .. player.Name
      end,
    },
    statistics = function() return figures end,
  })`

/** The first script of what the panel lets be downloaded, as Roblox runs it: the module lies below it. */
function downloadedScript(settings: { url: string; key: string }): string {
  const [, script = ''] = /<!\[CDATA\[(.*?)\]\]>/s.exec(robloxModel(settings, moduleSource)) ?? []
  return `script = { FrontLand = FrontLand } require = function(module) return module end ${script}`
}

async function openRoblox(scriptOf = scriptWith) {
  const opened = await openWithAgent()
  const { site } = opened
  const banker = await site.player('Banker', ['access_admin_panel', 'manage_game_servers', 'manage_balances'])
  const body = { name: 'Roblox', scopes: ['deliver', 'report', 'economy'], landcoinsCeiling: 100 }
  const made = await banker.call('POST', `/admin/servers/${GAME_SERVER}/keys`, { body })
  const { key } = made.json<{ key: string }>()
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => site.app.server.closeAllConnections())
  const { port } = site.app.server.address() as { port: number }
  const world = createWorld((request, reply) => void ask(request).then(reply))
  const game = await world.openGame(scriptOf({ url: `http://127.0.0.1:${port}`, key }))
  await game.join('Ranger', 156)
  const sender = await site.player('Sender', [
    'access_admin_panel',
    'send_game_commands',
    'manage_deliveries',
  ])
  return {
    ...opened,
    site,
    game,
    until: (check: () => unknown) =>
      world.until(
        async () => {
          await site.runBackgroundWork(LOOK_MS)
          await check()
        },
        { isReal: true },
      ),
    async send(command: string) {
      const body = {
        gameServerId: GAME_SERVER,
        player: { name: 'Ranger' },
        command,
        requires: { online: true },
      }
      const sent = await sender.call('POST', '/admin/deliveries', { body })
      expect([sent.statusCode, sent.statusCode === 201 ? '' : sent.body]).toEqual([201, ''])
    },
    ran: () => game.lines.filter((line) => line.startsWith('ran: ')),
  }
}

test('a command that staff send is run in the game and told; a game that closes gives back what it has not begun', async () => {
  const { game, until, send, rows, ran } = await openRoblox()
  await until(() => expect(game.lines.join()).toContain('Fetching for'))
  await send('give {player} sword 2')
  await until(async () => expect(await rows()).toMatchObject([{ state: 'done', output: 'given to Ranger' }]))
  expect(ran()).toEqual(['ran: Ranger Ranger,sword,2'])
  await send('fly')
  await until(async () => expect((await rows())[1]).toMatchObject({ state: 'failed' }))
  await game.close()
  await send('give {player} shield')
  await until(() => expect(game.isClosed()).toBe(true))
  expect((await rows())[2]).toMatchObject({ state: 'queued' })
  expect(ran()).toHaveLength(1)
  expect(game.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

test('who is there, their figures and a name that is claimed by a code reach the site', async () => {
  const { game, until, site, userId } = await openRoblox()
  await until(async () =>
    expect((await site.anonymous.call('GET', `/servers/${GAME_SERVER}/status`)).json()).toMatchObject({
      players: 1,
      maxPlayers: 12,
    }),
  )
  const statistics = () => site.database.query.selectFrom('player_statistics').selectAll().execute()
  await until(async () =>
    expect(await statistics()).toMatchObject([{ game_server_id: GAME_SERVER, kills: 12, points: 240 }]),
  )
  const player = await site.signIn(userId)
  const asked = await player.call('POST', '/profile/names', { body: { game: 'roblox', by: 'agent' } })
  await game.typeCode('Ranger', asked.json<{ code: string }>().code)
  await until(() => expect(game.lines).toContain('name: true buyer'))
  const names = (await player.call('GET', '/profile/names')).json<{ game: string; name: string | null }[]>()
  expect(names).toContainEqual(expect.objectContaining({ game: 'roblox', name: 'Ranger', isFrozen: false }))
})

test('a name that another user of Roblox comes to bear is frozen', async () => {
  const { game, until, site, userId } = await openRoblox()
  const player = await site.signIn(userId)
  const asked = await player.call('POST', '/profile/names', { body: { game: 'roblox', by: 'agent' } })
  await game.typeCode('Ranger', asked.json<{ code: string }>().code)
  await until(() => expect(game.lines).toContain('name: true buyer'))
  await game.leave('Ranger')
  await game.join('Ranger', 999)
  // Figures are told when somebody leaves.
  await game.leave('Ranger')
  await until(async () =>
    expect((await player.call('GET', '/profile/names')).json()).toContainEqual(
      expect.objectContaining({ game: 'roblox', name: 'Ranger', isFrozen: true }),
    ),
  )
})

test('the file that the panel gives runs as it is', async () => {
  const { game, until, send, rows } = await openRoblox(downloadedScript)
  await send('hello {player}')
  await until(async () => expect(await rows()).toMatchObject([{ state: 'done', output: 'said' }]))
  expect(game.lines).toContain('print: Hello, Ranger')
})

test('LandCoins that a game gives are booked, and what the site knows of a player is there', async () => {
  const { game, until, site, userId } = await openRoblox()
  await until(() => expect(game.lines.join()).toContain('Fetching for'))
  const did = (line: string) => until(() => expect(game.lines).toContain(`did: ${line}`))
  await game.act('FrontLand.changeLandCoins(player, 5, "Escaped", "one")')
  await did('[false,"unknown_player","one"]')
  const player = await site.signIn(userId)
  const asked = await player.call('POST', '/profile/names', { body: { game: 'roblox', by: 'agent' } })
  await game.typeCode('Ranger', asked.json<{ code: string }>().code)
  await until(() => expect(game.lines).toContain('name: true buyer'))
  await game.act('FrontLand.changeLandCoins(player, 25, "Escaped the site", "two")')
  await did('[true,25,"two"]')
  await game.act('FrontLand.changeLandCoins(player, -40, "Bought a hat", "three")')
  await did('[false,"not_enough_landcoins","three"]')
  await game.act('select(2, FrontLand.ask(player)).landcoins')
  await did('[25]')
})
