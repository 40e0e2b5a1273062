import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import { Header } from '#web/app/header/header.tsx'
import { STATUS_POLL_MS } from '#web/features/games/game-status/status-feed.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGameServer, sampleGameServerStatus, sampleGlance } from '#web/testing/samples.ts'
import { ServersPage } from './servers-page.tsx'

/** The browser's stream, held by hand. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeStream[] = []
  readonly url: string
  readyState = 0
  constructor(url: string) {
    super()
    this.url = url
    FakeStream.opened.push(this)
  }
  close() {
    this.readyState = FakeStream.CLOSED
  }
  tell(id: number, changes: Parameters<typeof sampleGameServerStatus>[0]) {
    const data = JSON.stringify({ id, status: sampleGameServerStatus(changes) })
    act(() => void this.dispatchEvent(new MessageEvent('status', { data })))
  }
}

let api: FakeApi
beforeEach(() => {
  FakeStream.opened = []
  vi.stubGlobal('EventSource', FakeStream)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  api = startScreenTest()
  api.reply(gameServerEndpoints.list, [
    sampleGameServer(),
    sampleGameServer({ id: 2, name_server: 'Second' }),
  ])
  api.reply(gameStatusEndpoints.status, sampleGameServerStatus())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))
const asked = () => api.calls(gameStatusEndpoints.status).length
const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function openPage() {
  const view = renderScreen(<ServersPage />)
  const card = await cardOf('Zombie Apocalypse')
  await card.findByText('34/200')
  return { ...view, card, stream: FakeStream.opened[0]! }
}

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('the stream of states', () => {
  it('is one for the page, and shows what it says at once', async () => {
    const { card, stream } = await openPage()
    expect(FakeStream.opened).toHaveLength(1)
    expect(stream.url).toBe('/api/servers/events')
    stream.tell(1, { players: 57 })
    expect(await card.findByText('57/200')).toBeTruthy()
    stream.tell(1, { state: 'offline', online: false })
    expect(await card.findByText('Не в сети')).toBeTruthy()
    expect((await cardOf('Second')).getByText('34/200')).toBeTruthy()
    await passTime(3 * STATUS_POLL_MS)
    expect(asked()).toBe(2)
  })

  it('is the same for the page and for the header, and tells both', async () => {
    api.reply(gameStatusEndpoints.glances, [sampleGlance({ players: 34 })])
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    )
    renderScreen(
      <>
        <Header />
        <ServersPage />
      </>,
    )
    const card = await cardOf('Zombie Apocalypse')
    await screen.findByRole('link', { name: 'Серверы: 34 онлайн' })
    expect(FakeStream.opened.filter(({ readyState }) => readyState !== FakeStream.CLOSED)).toHaveLength(1)
    FakeStream.opened[0]?.tell(1, { players: 57 })
    expect(await card.findByText('57/200')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Серверы: 57 онлайн' })).toBeTruthy()
  })

  it('brings a server that was added meanwhile', async () => {
    const { stream } = await openPage()
    api.reply(gameServerEndpoints.list, [sampleGameServer(), sampleGameServer({ id: 7, name_server: 'New' })])
    stream.tell(7, { players: 3 })
    expect(await (await cardOf('New')).findByText('3/200')).toBeTruthy()
  })

  it('brings the maintenance that begins, and takes it away when it was called off', async () => {
    const { card, stream } = await openPage()
    const window = {
      id: 1,
      startsAt: new Date(Date.now() - 1_000).toISOString(),
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
      note_ru: 'Новая карта',
      note_en: 'A new map',
      languages: [...LANGUAGES],
    }
    api.reply(gameServerEndpoints.list, [sampleGameServer({ maintenance: [window] })])
    stream.tell(1, { state: 'maintenance', online: false })
    expect(await card.findByText('Новая карта')).toBeTruthy()
    expect(card.getByText('Техработы')).toBeTruthy()
    api.reply(gameServerEndpoints.list, [sampleGameServer()])
    stream.tell(1, { players: 3 })
    await waitFor(() => expect(card.queryByText('Новая карта')).toBeNull())
    const lists = api.calls(gameServerEndpoints.list).length
    stream.tell(1, { players: 4 })
    expect(await card.findByText('4/200')).toBeTruthy()
    expect(api.calls(gameServerEndpoints.list)).toHaveLength(lists)
  })

  it('is replaced by questions every half minute while it is broken', async () => {
    const { card, stream } = await openPage()
    act(() => void stream.dispatchEvent(new Event('error')))
    api.reply(gameStatusEndpoints.status, sampleGameServerStatus({ players: 12 }))
    await passTime(STATUS_POLL_MS)
    expect(await card.findByText('12/200')).toBeTruthy()
    expect(asked()).toBe(4)
    act(() => void stream.dispatchEvent(new Event('open')))
    await passTime(3 * STATUS_POLL_MS)
    expect(asked()).toBe(4)
  })

  it('is opened anew when it was refused for good', async () => {
    const { stream } = await openPage()
    stream.readyState = FakeStream.CLOSED
    act(() => void stream.dispatchEvent(new Event('error')))
    await passTime(STATUS_POLL_MS)
    expect(FakeStream.opened).toHaveLength(2)
  })

  it('stands still while the page is hidden, and ends with the page', async () => {
    const { stream, unmount } = await openPage()
    setHidden(true)
    expect(stream.readyState).toBe(FakeStream.CLOSED)
    await passTime(3 * STATUS_POLL_MS)
    expect(asked()).toBe(2)
    setHidden(false)
    expect(FakeStream.opened).toHaveLength(2)
    unmount()
    expect(FakeStream.opened[1]?.readyState).toBe(FakeStream.CLOSED)
  })

  it('is done without where the browser has none', async () => {
    vi.stubGlobal('EventSource', undefined)
    await openPage()
    await passTime(STATUS_POLL_MS)
    expect(asked()).toBe(4)
  })

  it('ignores a message it cannot read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { card, stream } = await openPage()
    act(() => void stream.dispatchEvent(new MessageEvent('status', { data: '{' })))
    expect(card.getByText('34/200')).toBeTruthy()
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })
})
