import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { productsTexts } from './products.texts.ts'
import { PRODUCT_PICTURES, type ProductId } from './shop.data.ts'
import { ShopPage } from './shop-page.tsx'

beforeEach(() => {
  startScreenTest()
})

/** A card by the name on it, its text with plain spaces. */
function cardText(name: string): string {
  const card = screen.getByRole('heading', { name }).closest('li')
  return (card?.textContent ?? '').replace(/\s/g, ' ')
}
const dialogText = () => (screen.getByRole('dialog').textContent ?? '').replace(/\s/g, ' ')

describe('privileges', () => {
  it('show their prices in roubles as each language writes them', () => {
    renderScreen(<ShopPage />)
    expect(cardText('Рекрут')).toContain('299 ₽')
    expect(cardText('Ветеран')).toContain('599 ₽')
    expect(cardText('Элита')).toContain('999 ₽')
  })

  it('say what each tier adds', () => {
    renderScreen(<ShopPage />, { language: 'en' })
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
    const { user } = renderScreen(<ShopPage />, { language })
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

  it('cannot be bought yet, and the page says so before anything is opened', () => {
    renderScreen(<ShopPage />)
    expect(screen.getByRole('status').textContent).toContain('Касса ещё строится')
  })

  it('cannot be bought yet, and the dialog says why', async () => {
    const { user } = renderScreen(<ShopPage />)
    await user.click(screen.getByRole('button', { name: 'Подробнее: Рекрут' }))
    const buy = within(screen.getByRole('dialog')).getByRole('button', { name: 'Покупка пока недоступна' })
    expect(buy.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(buy.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('Касса ещё строится')
    await user.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('all work everywhere, so there is nothing to filter', () => {
    renderScreen(<ShopPage />)
    expect(screen.getByText('Навсегда. На всех серверах. Действуют сразу.')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('are compared in a table, what the lower ones give included', () => {
    renderScreen(<ShopPage />)
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
    const { user } = renderScreen(<ShopPage />)
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
    const { user } = renderScreen(<ShopPage />)
    await user.click(screen.getByRole('tab', { name: 'Ресурсы и кейсы' }))
    await user.click(screen.getByRole('radio', { name: gameServer }))
    const panel = (screen.getByRole('tabpanel').textContent ?? '').replace(/\s/g, ' ')
    for (const text of [...shown, 'Донат-кейс', '149 ₽', 'Легендарный кейс', '349 ₽'])
      expect(panel).toContain(text)
    for (const text of hidden) expect(panel).not.toContain(text)
  })

  it('can be narrowed to those valid everywhere or on one server', async () => {
    const { user } = renderScreen(<ShopPage />, { language: 'en' })
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
    for (const [id, { name }] of Object.entries(PRODUCT_PICTURES))
      for (const language of ['ru', 'en'] as const)
        expect(productsTexts[language][id as ProductId].alt).toBe(painted[name]?.alt[language])
  })

  it('are described on the card; the dialog repeats the same one without words', async () => {
    const { user } = renderScreen(<ShopPage />, { language: 'en' })
    const name = productsTexts.en.elite.alt
    expect(screen.getByRole('img', { name })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Details: Elite' }))
    expect(within(screen.getByRole('dialog')).queryByRole('img', { name })).toBeNull()
  })
})
