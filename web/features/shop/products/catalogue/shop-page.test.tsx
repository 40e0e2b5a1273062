import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import { type Product, productEndpoints } from '#shared/contract/shop/products.ts'
import { sampleProducts } from '#tests/samples/sample-products.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ShopPage } from './shop-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(productEndpoints.list, sampleProducts)
  api.reply(shopOpeningEndpoints.state, { isOpen: false, takesTopUps: false })
})

/** The page with the catalogue of a new site on it. */
async function openShop(options?: Parameters<typeof renderScreen>[1]) {
  const view = renderScreen(<ShopPage />, options)
  await screen.findAllByRole('tab')
  return view
}
/** One of the delivered products, as a test wants it. */
const sampleProduct = (key: string, changes: Partial<Product> = {}) => ({
  ...(sampleProducts.find((product) => product.key === key) as Product),
  ...changes,
})

/** A card by the name on it, its text with plain spaces. */
function cardText(name: string): string {
  const card = screen.getByRole('heading', { name }).closest('li')
  return (card?.textContent ?? '').replace(/\s/g, ' ')
}
const dialogText = () => (screen.getByRole('dialog').textContent ?? '').replace(/\s/g, ' ')

describe('privileges', () => {
  it('show their prices in roubles as each language writes them', async () => {
    await openShop()
    expect(cardText('Рекрут')).toContain('299 ₽')
    expect(cardText('Ветеран')).toContain('599 ₽')
    expect(cardText('Элита')).toContain('999 ₽')
  })

  it('say what each tier adds', async () => {
    await openShop({ language: 'en' })
    expect(cardText('Recruit')).toContain('₽299')
    for (const grant of ['Chat colors', '/heal, /fly, /speed, /enderchest', '[RECRUIT]'])
      expect(cardText('Recruit')).toContain(grant)
    for (const grant of [
      'Everything Recruit has',
      '/tp, /back',
      'every 24 hours',
      'Up to 3 homes',
      '[VETERAN]',
    ])
      expect(cardText('Veteran')).toContain(grant)
    for (const grant of ['/god, /ptime', 'every 12 hours', 'Up to 10 homes', '[ELITE]'])
      expect(cardText('Elite')).toContain(grant)
  })

  it.each([
    [
      'ru',
      'Подробнее: Элита',
      ['каждые 24 часа', 'каждые 12 часов', 'до 10', 'навсегда', 'на всех серверах', 'мгновенно', '999 ₽'],
    ],
    [
      'en',
      'Details: Elite',
      ['every 24 hours', 'every 12 hours', 'up to 10', 'permanent', 'on all servers', 'instant', '₽999'],
    ],
  ] as const)('open in a dialog with everything they give (%s)', async (language, button, grants) => {
    const { user } = await openShop({ language })
    await user.click(screen.getByRole('button', { name: button }))
    for (const command of [
      '/heal',
      '/fly',
      '/speed',
      '/enderchest',
      '/tp',
      '/back',
      '/god',
      '/ptime',
      '[ELITE]',
    ])
      expect(dialogText()).toContain(command)
    for (const grant of grants) expect(dialogText()).toContain(grant)
  })

  it('cannot be bought yet, and the page says so before anything is opened', async () => {
    await openShop()
    expect((await screen.findByRole('status')).textContent).toContain('Касса ещё строится')
  })

  it('cannot be bought yet, and the dialog says why', async () => {
    const { user } = await openShop()
    await user.click(screen.getByRole('button', { name: 'Подробнее: Рекрут' }))
    const buy = within(screen.getByRole('dialog')).getByRole('button', { name: 'Покупка пока недоступна' })
    expect(buy.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(buy.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('Касса ещё строится')
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('close their dialog by the way back, which stays in the shop', async () => {
    window.history.replaceState(null, '', '/servers')
    window.history.pushState(null, '', '/shop')
    const { user } = await openShop({ path: '/shop' })
    const before = window.history.length
    const show = () => user.click(screen.getByRole('button', { name: 'Подробнее: Рекрут' }))
    await show()
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.pathname).toBe('/shop')
    // Whichever way it is closed, nothing is left behind in the history; two Escapes are one.
    await show()
    const dialog = screen.getByRole('dialog')
    for (let time = 0; time < 2; time++) fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await show()
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await show()
    expect(window.history.length).toBe(before + 1)
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: /страниц/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/shop/recruit'))
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.pathname).toBe('/shop')
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/servers'))
  })

  it('show their dialog again by the way forward, and close it without a trace', async () => {
    window.history.replaceState(null, '', '/servers')
    window.history.pushState(null, '', '/shop')
    const { user } = await openShop({ path: '/shop' })
    await user.click(screen.getByRole('button', { name: 'Подробнее: Рекрут' }))
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    window.history.forward()
    const dialog = await screen.findByRole('dialog', { name: 'Рекрут' })
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.pathname).toBe('/shop')
    // Nothing is left that would have to be gone back through.
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/servers'))
  })

  it('are bought by one press from card and dialog where the shop sells; it says nothing of being closed', async () => {
    api.reply(shopOpeningEndpoints.state, { isOpen: true, takesTopUps: false })
    api.reply(productEndpoints.list, [
      sampleProduct('elite', { canBeBought: true, notForSale: null }),
      sampleProduct('veteran', { canBeBought: false, notForSale: 'sold_out' }),
    ])
    const { user } = await openShop()
    const buy = await screen.findByRole('link', { name: 'Купить: Элита' })
    expect(buy.getAttribute('href')).toBe('/shop/basket?add=elite')
    expect(screen.queryByRole('link', { name: 'Купить: Ветеран' })).toBeNull()
    expect(cardText('Ветеран')).toContain('Сейчас не продаётся')
    expect(cardText('Элита')).not.toContain('Сейчас не продаётся')
    expect(screen.queryByText(/Касса ещё строится/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Корзина' }).getAttribute('href')).toBe('/shop/basket')
    await user.click(screen.getByRole('button', { name: 'Подробнее: Элита' }))
    expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Купить: Элита' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await user.click(screen.getByRole('button', { name: 'Подробнее: Ветеран' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Сейчас не продаётся' })).toBeTruthy()
    expect(dialog.getByText('Всё раскупили.')).toBeTruthy()
  })

  it('all work everywhere, so there is nothing to filter', async () => {
    await openShop()
    expect(screen.getByText('Навсегда. На всех серверах. Действуют сразу.')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('are compared in a table, what the lower ones give included', async () => {
    await openShop()
    const table = within(screen.getByRole('table', { name: 'Сравнение привилегий' }))
    const words = (element: HTMLElement) => (element.textContent ?? '').replace(/\s/g, ' ')
    expect(table.getAllByRole('columnheader').map(words)).toEqual([
      'Что даёт',
      'Рекрут299 ₽',
      'Ветеран599 ₽',
      'Элита999 ₽',
    ])
    const row = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr')!)
        .getAllByRole('cell')
        .map((cell) => words(cell).replace('—', ''))
    for (const name of ['Цвета в чате', '/heal', '/fly', '/speed', '/enderchest'])
      expect([name, ...row(name)]).toEqual([name, 'есть', 'есть', 'есть'])
    for (const name of ['/tp', '/back']) expect(row(name)).toEqual(['нет', 'есть', 'есть'])
    for (const name of ['/god', '/ptime']) expect(row(name)).toEqual(['нет', 'нет', 'есть'])
    expect(row('Набор «Ветеран»')).toEqual(['нет', 'каждые 24 часа', 'каждые 24 часа'])
    expect(row('Набор «Элита»')).toEqual(['нет', 'нет', 'каждые 12 часов'])
    expect(row('Точки дома')).toEqual(['нет', 'до 3', 'до 10'])
    expect(row('Префикс')).toEqual(['[RECRUIT]', '[VETERAN]', '[ELITE]'])
    expect(table.getAllByRole('row')).toHaveLength(14)
  })
})

describe('resources and cases', () => {
  it('are all there before a server is chosen, sets first and cases after them', async () => {
    const { user } = await openShop()
    await user.click(screen.getByRole('tab', { name: 'Ресурсы и кейсы' }))
    const names = (region: string) =>
      within(screen.getByRole('region', { name: region }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent)
    expect(names('Наборы')).toEqual(['Алмазный набор', 'Набор инструментов', 'Набор редстоуна'])
    expect(names('Кейсы')).toEqual(['Донат-кейс', 'Легендарный кейс', 'Хардкор-кейс'])
    await user.click(screen.getByRole('button', { name: 'К кейсам' }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Кейсы' }))
  })

  it.each([
    ['Ванилла', ['Алмазный набор', '199 ₽', '64 алмаза'], ['Набор редстоуна', 'Хардкор-кейс']],
    ['С модами', ['Набор редстоуна', '149 ₽', '128 единиц'], ['Алмазный набор', 'Хардкор-кейс']],
    ['Хардкор', ['Набор инструментов', '299 ₽', 'Хардкор-кейс', '259 ₽'], ['Алмазный набор']],
  ])('follow the server selector: %s', async (gameServer, shown, hidden) => {
    const { user } = await openShop()
    await user.click(screen.getByRole('tab', { name: 'Ресурсы и кейсы' }))
    await user.click(screen.getByRole('radio', { name: gameServer }))
    const panel = (screen.getByRole('tabpanel').textContent ?? '').replace(/\s/g, ' ')
    for (const text of [...shown, 'Донат-кейс', '149 ₽', 'Легендарный кейс', '349 ₽'])
      expect(panel).toContain(text)
    for (const text of hidden) expect(panel).not.toContain(text)
  })

  it('can be narrowed to those valid everywhere or on one server', async () => {
    const { user } = await openShop({ language: 'en' })
    await user.click(screen.getByRole('tab', { name: 'Resources and cases' }))
    await user.click(screen.getByRole('radio', { name: 'Global' }))
    expect(screen.queryByRole('heading', { name: 'Diamond set' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Donate case' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Server-specific' }))
    expect(cardText('Diamond set')).toContain('₽199')
    expect(screen.queryByRole('heading', { name: 'Donate case' })).toBeNull()
  })
})

describe('pictures', () => {
  it('exist for every product, and are described as their scenes are', () => {
    const painted = JSON.parse(readFileSync('art/pictures.json', 'utf8'))
    expect(sampleProducts).toHaveLength(9)
    for (const product of sampleProducts) {
      const name = /^\/images\/(.+)\.jpg$/.exec(product.imageUrl ?? '')?.[1] ?? ''
      for (const language of ['ru', 'en'] as const)
        expect(product[`imageText_${language}`]).toBe(painted[name]?.alt[language])
    }
  })

  it('are described on the card; the dialog repeats the same one without words', async () => {
    const { user } = await openShop({ language: 'en' })
    const name = sampleProduct('elite').imageText_en
    expect(screen.getByRole('img', { name })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Details: Elite' }))
    expect(within(screen.getByRole('dialog')).queryByRole('img', { name })).toBeNull()
  })
})

describe('the catalogue', () => {
  it('is awaited', () => {
    startScreenTest()
    renderScreen(<ShopPage />)
    expect(screen.getByText('Загрузка...')).toBeTruthy()
  })

  it('is asked for again when it did not come', async () => {
    api.refuse(productEndpoints.list, 'internal', 'Сломалось')
    const { user } = renderScreen(<ShopPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить товары')
    api.reply(productEndpoints.list, sampleProducts)
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByRole('heading', { name: 'Рекрут' })).toBeTruthy()
  })

  it('says so when there is nothing in it', async () => {
    api.reply(productEndpoints.list, [])
    renderScreen(<ShopPage />)
    expect(await screen.findByText('Полки пусты: снабжение в пути.')).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('says what is taken off and until when, what is left, and what is asked of whoever buys', async () => {
    const veteran = sampleProduct('veteran')
    const elite = sampleProduct('elite', {
      priceKopecks: 749_50,
      oldPriceKopecks: 999_00,
      saleEndsAt: '2026-12-31T20:59:00.000Z',
      stockLeft: 3,
      perPlayerMax: 1,
      perPeriodMax: 2,
      periodDays: 21,
      requiredIds: [veteran.id],
      durationDays: 30,
      isAdultsOnly: true,
      notForSale: 'game_server_gone',
    })
    api.reply(productEndpoints.list, [veteran, elite])
    const { user } = await openShop()
    expect(cardText('Элита')).toContain('Без скидки 999 ₽сейчас 749,50 ₽')
    // What is sold for days is not said to be for good.
    expect(screen.queryByText('Навсегда. На всех серверах. Действуют сразу.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Подробнее: Элита' }))
    for (const told of [
      'Скидка до',
      'осталось: 3',
      'на игрока: 1',
      'на игрока за 21 день: 2',
      '30 дней',
      'только для совершеннолетних',
      'Нужно иметьВетеран',
      'Сервера, для которого этот товар, сейчас нет.',
    ])
      expect(dialogText()).toContain(told)
  })

  it('tells the odds of a case where there are some, and that they will come where there are none', async () => {
    const odds = [
      { name_ru: 'Слиток', name_en: 'Ingot', percent: 99.5 },
      { name_ru: 'Корона', name_en: 'Crown', percent: 0.5 },
    ]
    api.reply(productEndpoints.list, [
      sampleProduct('donate-case', { odds, notForSale: null, canBeBought: true }),
      sampleProduct('legendary-case'),
    ])
    const { user } = await openShop()
    await user.click(screen.getByRole('tab', { name: 'Ресурсы и кейсы' }))
    await user.click(screen.getByRole('button', { name: 'Подробнее: Донат-кейс' }))
    const table = within(screen.getByRole('table', { name: 'Шансы' }))
    expect(table.getByRole('row', { name: /Слиток 99,5/ })).toBeTruthy()
    expect(table.getByRole('row', { name: /Корона 0,5/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    await user.click(screen.getByRole('button', { name: 'Подробнее: Легендарный кейс' }))
    expect(dialogText()).toContain('Состав и шансы опубликуем до начала продаж')
  })

  it('shows what staff write as text, whatever they write, and marks what is in the other language', async () => {
    const hostile = '"><img src=x onerror=alert(1)>'.repeat(2)
    const product = sampleProduct('elite', {
      name_ru: hostile,
      name_en: hostile,
      languages: ['en'],
      lines_ru: [hostile],
      imageUrl: null,
    })
    api.reply(productEndpoints.list, [product])
    const { container } = await openShop()
    const heading = screen.getByRole('heading', { name: hostile, level: 2 })
    expect(heading.getAttribute('lang')).toBe('en')
    expect(container.querySelector('img[src="x"]')).toBeNull()
  })
})

describe('the shelf that is looked at', () => {
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent

  it('stands in the address, in the place of the one before', async () => {
    const { user } = await openShop({ path: '/shop' })
    const before = window.history.length
    await user.click(screen.getByRole('tab', { name: 'Ресурсы и кейсы' }))
    expect([chosen(), window.location.search]).toEqual(['Ресурсы и кейсы', '?tab=supplies'])
    await user.click(screen.getByRole('tab', { name: 'Привилегии' }))
    expect([chosen(), window.location.search]).toEqual(['Привилегии', ''])
    expect(window.history.length).toBe(before)
  })

  it.each([
    ['/shop?tab=supplies', 'Ресурсы и кейсы'],
    ['/shop?tab=%3Cb%3E', 'Привилегии'],
  ])('is the one that the address names: %s', async (path, name) => {
    await openShop({ path })
    expect(chosen()).toBe(name)
  })

  it('is narrowed as the address says, and says how it is narrowed', async () => {
    const { user } = await openShop({ path: '/shop?tab=supplies&world=hardcore&scope=%3Cb%3E' })
    const choose = (name: string) => user.click(screen.getByRole('radio', { name }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Хардкор' }).checked).toBe(true)
    expect(screen.queryByRole('heading', { name: 'Алмазный набор' })).toBeNull()
    await choose('Ванилла')
    await choose('На одном сервере')
    expect(window.location.search).toBe('?tab=supplies&world=vanilla&scope=server-specific')
    expect(screen.getByRole('heading', { name: 'Алмазный набор' })).toBeTruthy()
    await choose('Любой')
    await choose('Всё')
    expect(window.location.search).toBe('?tab=supplies')
  })
})
