import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { playerEndpoints } from '#shared/contract/games/players/players.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { Header } from './header.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const NAME = 'Найти игрока'
const FOUND = [
  { username: 'Ranger', name: null },
  { username: 'Medic', name: 'Ranger_MC' },
]

/** Opens the search and gives its box. */
async function open({ language = 'ru', name = NAME }: { language?: 'ru' | 'en'; name?: string } = {}) {
  const { user } = renderScreen(<Header />, { path: '/terms', language })
  await user.click(screen.getByRole('button', { name }))
  return { user, box: await screen.findByRole('combobox') }
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent

describe('finding a player from the header', () => {
  it('finds from the second letter on, and arrows and Enter open the page of one', async () => {
    api.reply(playerEndpoints.search, FOUND)
    const { user, box } = await open()
    expect(document.activeElement).toBe(box)
    await user.keyboard('r')
    expect(screen.getByText('Введите хотя бы две буквы имени.')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(currentPath()).toBe('/terms')
    await user.keyboard('a')
    expect(screen.getByText('Ищем игроков…')).toBeTruthy()
    await screen.findByRole('option', { name: /^Ranger/ })
    expect(options()).toEqual(['Ranger', 'Medicв игре Ranger_MC'])
    expect(api.calls(playerEndpoints.search).map(({ query }) => query.get('search'))).toEqual(['ra'])
    expect(chosen()).toBeUndefined()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(chosen()).toBe('Medicв игре Ranger_MC')
    expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      chosen(),
    )
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toBeUndefined()
    await user.keyboard('{ArrowUp}{Enter}')
    await expectPath('/players/Medic')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to the page of all who are found where none is chosen', async () => {
    api.reply(playerEndpoints.search, FOUND)
    const { user } = await open()
    await user.keyboard(' а&б {Enter}')
    await expectPath('/players')
    expect(new URLSearchParams(window.location.search).get('search')).toBe('а&б')
  })

  it('takes no Enter that ends a word of an input method', async () => {
    api.reply(playerEndpoints.search, FOUND)
    const { user, box } = await open()
    await user.keyboard('ra')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    expect(currentPath()).toBe('/terms')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('closes by its button, and has forgotten what was typed when it is opened again', async () => {
    const { user } = await open()
    await user.keyboard('r')
    const dialog = screen.getByRole('dialog', { name: NAME })
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: NAME }))
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('')
  })

  it('says that nobody is called so', async () => {
    api.reply(playerEndpoints.search, [])
    const { user } = await open({ language: 'en', name: 'Find a player' })
    await user.keyboard('zz')
    expect(await screen.findByText(/No player has that name/)).toBeTruthy()
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('says that the search failed, and that there is no network', async () => {
    api.refuse(playerEndpoints.search, 'too_many_requests', 'Слишком часто.')
    const { user } = await open()
    await user.keyboard('zz')
    expect(await screen.findByText('Не удалось найти игроков. Слишком часто.')).toBeTruthy()
    api.fail(playerEndpoints.search)
    await user.keyboard('z')
    expect(await screen.findByText(/^Не удалось найти игроков\. Ошибка сети\./)).toBeTruthy()
    await user.keyboard('{Enter}')
    await expectPath('/players')
  })

  it('stands in the menu of a phone as well, and closes it on the way to a player', async () => {
    api.reply(playerEndpoints.search, FOUND)
    const { user } = renderScreen(<Header />)
    await user.click(screen.getByRole('button', { name: 'Открыть меню' }))
    const menu = await screen.findByRole('dialog', { name: 'Меню' })
    await user.click(within(menu).getByRole('button', { name: NAME }))
    await user.keyboard('ra')
    await user.click(await screen.findByRole('option', { name: 'Ranger' }))
    await expectPath('/players/Ranger')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is nowhere on a site without pages of players', async () => {
    const site = { ...sampleSite, parts: { ...sampleSite.parts, players: false } }
    const { user } = renderScreen(<Header />, { site })
    await user.click(screen.getByRole('button', { name: 'Открыть меню' }))
    await screen.findByRole('dialog', { name: 'Меню' })
    expect(screen.queryByRole('button', { name: NAME })).toBeNull()
  })
})
