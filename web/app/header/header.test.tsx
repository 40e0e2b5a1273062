import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import type { MenuEntry, MenuItem } from '#shared/contract/platform/menus.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { addToBasket, clearBasket } from '#web/features/shop/basket/basket-store.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { createRenderingReader } from '#web/i18n/words-reader.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGlance, sampleProfile } from '#web/testing/samples.ts'
import { Header } from './header.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent)

describe('the account links', () => {
  it('are login and registration for visitors', async () => {
    renderScreen(<Header />)
    expect(linkNames()).toEqual(expect.arrayContaining(['Войти', 'Регистрация']))
    expect(linkNames()).not.toContain('Профиль')
  })

  it('are profile and logout for players', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    renderScreen(<Header />)
    expect(await screen.findByRole('link', { name: 'Профиль' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Выйти' })).toBeTruthy()
    expect(linkNames()).not.toContain('Админ-панель')
    expect(linkNames()).not.toContain('Войти')
  })

  it('lead administrators to the admin panel', async () => {
    api.reply(profileEndpoints.get, sampleProfile({ roles: ['admin'] }))
    renderScreen(<Header />)
    expect((await screen.findByRole('link', { name: 'Админ-панель' })).getAttribute('href')).toBe('/admin')
  })
})

describe('the way to the basket', () => {
  beforeEach(() => clearBasket())
  const basket = () => screen.findByRole('link', { name: /^Корзина, товаров/ })

  it('says how many products lie in it, as soon as one does', async () => {
    renderScreen(<Header />)
    expect(linkNames()).not.toContainEqual(expect.stringContaining('Корзина'))
    act(() => addToBasket(3, null))
    expect((await basket()).getAttribute('href')).toBe('/shop/basket')
    act(() => addToBasket(4, null))
    expect((await basket()).textContent).toContain('Корзина, товаров: 2')
    act(() => clearBasket())
    await waitFor(() => expect(linkNames()).not.toContainEqual(expect.stringContaining('Корзина')))
  })

  it('is nowhere on a site without a shop', () => {
    addToBasket(3, null)
    const site = { ...sampleSite, parts: { ...sampleSite.parts, shop: false } }
    renderScreen(<Header />, { site })
    expect(linkNames()).not.toContainEqual(expect.stringContaining('Корзина'))
  })
})

it('marks the page that is open', () => {
  renderScreen(<Header />, { path: '/shop' })
  expect(screen.getByRole('link', { name: 'Магазин' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Главная' }).getAttribute('aria-current')).toBeNull()
})

it.each([
  ['/servers', 'Серверы'],
  ['/servers/skyblock', 'Серверы'],
  ['/team', 'Сообщество'],
  ['/news/7-title', 'Сообщество'],
])('lights up the menu that %s belongs to, and no other', (path, name) => {
  renderScreen(<Header />, { path })
  const menus = ['Серверы', 'Сообщество'].map((label) => screen.getByRole('button', { name: label }))
  expect(
    menus.filter((menu) => menu.getAttribute('aria-current') === 'true').map((menu) => menu.textContent),
  ).toEqual([name])
})

it('tells the page itself from the section it lies in', async () => {
  const { user } = renderScreen(<Header />, { path: '/news/7-title' })
  await user.click(screen.getByRole('button', { name: 'Сообщество' }))
  expect(screen.getByRole('link', { name: 'Новости' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('link', { name: 'Отзывы' }).getAttribute('aria-current')).toBeNull()
  expect(screen.getByRole('link', { name: 'Магазин' }).getAttribute('aria-current')).toBeNull()
})

it('lights up the menu of small screens as well', async () => {
  const { user } = renderScreen(<Header />, { path: '/servers/creative' })
  await user.click(screen.getByRole('button', { name: 'Открыть меню' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Меню' }))
  expect(menu.getByRole('button', { name: 'Серверы' }).getAttribute('aria-current')).toBe('true')
  await user.click(menu.getByRole('button', { name: 'Серверы' }))
  expect(menu.getByRole('link', { name: 'Творчество' }).getAttribute('aria-current')).toBe('page')
  expect(menu.getByRole('link', { name: 'Все серверы' }).getAttribute('aria-current')).toBeNull()
})

it('turns translucent below ten pixels of scrolling', () => {
  renderScreen(<Header />)
  const header = screen.getByRole('banner')
  const scrollTo = (depth: number) =>
    act(() => {
      window.scrollTo(0, depth)
      window.dispatchEvent(new Event('scroll'))
    })
  scrollTo(10)
  expect(header.className).not.toContain('backdrop-blur')
  scrollTo(11)
  expect(header.className).toContain('backdrop-blur')
  scrollTo(0)
})

it('opens a menu of two games, and closes it with Escape', async () => {
  const { user } = renderScreen(<Header />)
  const button = screen.getByRole('button', { name: 'Серверы' })
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const cards = await screen.findAllByRole('link', { name: /Minecraft|Roblox/ })
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/servers', '/servers'])
  await user.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

it('leads from each game to its first server, and says who is on it', async () => {
  api.reply(gameStatusEndpoints.glances, [
    sampleGlance({ id: 4, players: 87 }),
    sampleGlance({ id: 5, players: 1 }),
    sampleGlance({ id: 7, type: 'roblox', state: 'offline', players: 0 }),
  ])
  const { user } = renderScreen(<Header />)
  await user.click(screen.getByRole('button', { name: 'Серверы' }))
  const cards = [await screen.findByRole('link', { name: /^Minecraft\s*87 онлайн/ })]
  cards.push(screen.getByRole('link', { name: /^Roblox\s*Не в сети/ }))
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/servers#server-4', '/servers#server-7'])
})

it('names the games as the operator does, and no launcher where there is none', async () => {
  const changed = { ru: { 'game-cards': { 'minecraft.title': 'Дикий Запад' } }, en: {} }
  const parts = { ...sampleSite.parts, launcher: false }
  const { user } = renderScreen(
    <LanguageProvider initial="ru" words={createRenderingReader(changed, 'ru').words}>
      <Header />
    </LanguageProvider>,
    { site: { ...sampleSite, parts } },
  )
  await user.click(screen.getByRole('button', { name: 'Серверы' }))
  const card = await screen.findByRole('link', { name: /^Minecraft/ })
  expect(card.textContent).toBe('MinecraftДикий ЗападОткрытый мир, кланы, выживание.')
})

it('hands the address of the Minecraft server over beside its card', async () => {
  api.reply(gameStatusEndpoints.glances, [
    sampleGlance({ ip: 'play.example.org:25565' }),
    sampleGlance({ id: 7, type: 'roblox' }),
  ])
  const { user } = renderScreen(<Header />)
  await user.click(screen.getByRole('button', { name: 'Серверы' }))
  await user.click(await screen.findByRole('button', { name: 'Скопировать: play.example.org:25565' }))
  expect(await navigator.clipboard.readText()).toBe('play.example.org:25565')
  expect(screen.getAllByRole('button', { name: /Скопировать|Скопировано/ })).toHaveLength(1)
})

describe('what staff made of the menu', () => {
  const entry = (to: string | null, name: string, items: MenuItem[] | null = null, isShown = true) => ({
    to,
    text_ru: name,
    text_en: `${name} en`,
    isShown,
    items,
  })
  const item = (to: string, name: string, isShown = true) => ({
    to,
    text_ru: name,
    text_en: `${name} en`,
    isShown,
  })
  const withHeader = (header: MenuEntry[]) => ({
    site: { ...sampleSite, menus: { ...sampleSite.menus, header } },
  })

  it('stands in order, without what is hidden, in the language of the page', () => {
    const header = [
      entry('/shop', 'Лавка'),
      entry('/', 'Начало'),
      entry('/news', 'Тайна', null, false),
      entry(null, 'Пусто', [item('/team', 'Тоже тайна', false)]),
    ]
    renderScreen(<Header />, { ...withHeader(header), language: 'en' })
    const row = within(screen.getByRole('navigation'))
    expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Лавка en', 'Начало en'])
    expect(row.queryByRole('button')).toBeNull()
  })

  it('leads out of the site in a tab of its own, and to a gate with the way back', () => {
    const header = [entry('https://wiki.example/', 'Вики'), entry('/login', 'Вход')]
    renderScreen(<Header />, { ...withHeader(header), path: '/terms' })
    const out = screen.getByRole('link', { name: 'Вики' })
    expect(out.getAttribute('target')).toBe('_blank')
    expect(out.getAttribute('rel')).toBe('noopener noreferrer')
    expect(screen.getByRole('link', { name: 'Вход' }).getAttribute('href')).toBe('/login?next=%2Fterms')
  })

  it('keeps the page of an entry that holds others, and all of them below the cards of the servers', async () => {
    const header = [
      entry('/shop', 'Лавка', [item('/terms', 'Условия')]),
      entry('/servers', 'Миры', [
        item('/servers/skyblock', 'Острова'),
        item('https://map.example/', 'Карта'),
      ]),
    ]
    const { user } = renderScreen(<Header />, withHeader(header))
    await user.click(screen.getByRole('button', { name: 'Лавка' }))
    expect(screen.getByRole('link', { name: 'Лавка' }).getAttribute('href')).toBe('/shop')
    expect(screen.getByRole('link', { name: 'Условия' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Миры' }))
    expect(await screen.findByRole('link', { name: /Minecraft/ })).toBeTruthy()
    const worlds = screen.getByRole('button', { name: 'Миры' }).parentElement as HTMLElement
    expect(
      within(worlds)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Миры', 'Острова', 'Карта'])
    await user.click(screen.getByRole('button', { name: 'Открыть меню' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Меню' }))
    await user.click(menu.getByRole('button', { name: 'Миры' }))
    expect(menu.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Миры',
      'Острова',
      'Карта',
    ])
  })

  it('puts what has no room in the row below “More”', async () => {
    const header = Array.from({ length: 20 }, (_, index) => entry(`/news?page=${index}`, `Страница ${index}`))
    const { user } = renderScreen(<Header />, withHeader(header))
    const row = within(screen.getByRole('navigation'))
    await user.click(row.getByRole('button', { name: 'Ещё' }))
    const shown = row.getAllByRole('link', { name: 'Страница 19' })
    expect(shown).toHaveLength(1)
    expect(row.getAllByRole('link', { name: 'Страница 0' })).toHaveLength(1)
  })
})

describe('the counter of players', () => {
  it.each([
    [[sampleGlance({ players: 87 }), sampleGlance({ id: 2, players: 164 })], '251 онлайн'],
    [[sampleGlance({ players: 87 }), sampleGlance({ id: 2, state: 'offline', players: 0 })], '87 онлайн'],
    [[sampleGlance({ state: 'offline' }), sampleGlance({ id: 2, state: 'unknown' })], 'Не в сети'],
    [[sampleGlance({ state: 'unknown' })], 'Нет данных'],
  ])('sums up the game servers: %#', async (glances, said) => {
    api.reply(gameStatusEndpoints.glances, glances)
    renderScreen(<Header />)
    const counter = await screen.findByRole('link', { name: `Серверы: ${said}` })
    expect(counter.getAttribute('href')).toBe('/servers')
  })

  it('is not there while there is no game server', async () => {
    api.reply(gameStatusEndpoints.glances, [])
    renderScreen(<Header />)
    await waitFor(() => expect(api.calls(gameStatusEndpoints.glances)).toHaveLength(1))
    expect(screen.queryByRole('link', { name: /^Серверы/ })).toBeNull()
  })
})

it.each([
  ['/servers/skyblock', 'Серверы'],
  ['/news/7-title', 'Сообщество'],
])('lights up the menu that the page %s stands in', (path, name) => {
  renderScreen(<Header />, { path })
  const lit = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-current'))
  expect(lit.map(({ textContent }) => textContent)).toEqual([name])
})

it('puts modes without a server behind the others in the mobile menu', async () => {
  api.reply(gameStatusEndpoints.glances, [sampleGlance({ modes: ['creative'] })])
  const { user } = renderScreen(<Header />)
  await screen.findByRole('link', { name: /^Серверы/ })
  await user.click(screen.getByRole('button', { name: 'Открыть меню' }))
  const menu = await screen.findByRole('dialog', { name: 'Меню' })
  await user.click(within(menu).getByRole('button', { name: 'Серверы' }))
  expect(
    within(menu)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Все серверы',
    'Творчество',
    'Выживаниепока без сервера',
    'Скайблокпока без сервера',
    'Мини-игрыпока без сервера',
  ])
})

it('has a mobile menu with one sub-menu open at a time, closed by a change of page', async () => {
  const { user } = renderScreen(<Header />)
  await user.click(screen.getByRole('button', { name: 'Открыть меню' }))
  const menu = await screen.findByRole('dialog', { name: 'Меню' })
  await user.click(within(menu).getByRole('button', { name: 'Серверы' }))
  const modes = within(menu)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(modes).toEqual(['Все серверы', 'Выживание', 'Скайблок', 'Творчество', 'Мини-игры'])
  await user.click(within(menu).getByRole('button', { name: 'Сообщество' }))
  expect(within(menu).getByRole('button', { name: 'Серверы' }).getAttribute('aria-expanded')).toBe('false')
  await user.click(within(menu).getByRole('link', { name: 'Новости' }))
  expect(currentPath()).toBe('/news')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('switches the language, keeps the choice and follows other tabs', async () => {
  const { user } = renderScreen(<Header />)
  await user.click(screen.getByRole('button', { name: 'EN — English' }))
  expect(screen.getByRole('link', { name: 'Shop' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('language')).toBe('en')
  expect(document.cookie).toContain('language=en')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'fr' }))
  })
  expect(screen.getByRole('link', { name: 'Shop' })).toBeTruthy()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'ru' }))
  })
  expect(screen.getByRole('link', { name: 'Магазин' })).toBeTruthy()
})

it('bears the mark of the operator in its own shape', () => {
  const logo = `/uploads/${'a'.repeat(32)}.webp`
  const images = { ...sampleSite.images, logo }
  const { container } = renderScreen(<Header />, {
    site: { ...sampleSite, images, logoSize: { width: 64, height: 32 } },
  })
  const mark = container.querySelector('header a img')
  expect(mark?.getAttribute('src')).toBe(`/site-images/${'a'.repeat(32)}-logo.webp`)
  expect(mark?.getAttribute('width')).toBe('64')
  // Else the server would put a link for it in front of the page.
  expect(mark?.closest('picture')).toBeTruthy()
})
