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

  it('are all global, and the filter says so', async () => {
    const { user } = renderScreen(<ShopPage />)
    await user.click(screen.getByRole('radio', { name: 'На одном сервере' }))
    expect(screen.getByText('Таких привилегий нет: все они действуют на каждом сервере сразу.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Показать всё' }))
    expect(screen.getByRole('heading', { name: 'Рекрут' })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Ванилла' })).toBeNull()
  })
})

describe('resources and cases', () => {
  it('are all there before a server is chosen, sets first and cases after them', async () => {
    const { user } = renderScreen(<ShopPage />)
    await user.click(screen.getByRole('tab', { name: 'Ресурсы' }))
    const names = (region: string) =>
      within(screen.getByRole('region', { name: region }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent)
    expect(names('Наборы')).toEqual(['Алмазный набор', 'Набор инструментов', 'Набор редстоуна'])
    expect(names('Кейсы')).toEqual(['Донат-кейс', 'Легендарный кейс', 'Хардкор-кейс'])
  })

  it.each([
    ['Ванилла', ['Алмазный набор', '199 ₽', '64 алмаза'], ['Набор редстоуна', 'Хардкор-кейс']],
    ['С модами', ['Набор редстоуна', '149 ₽', '128 единиц'], ['Алмазный набор', 'Хардкор-кейс']],
    ['Хардкор', ['Набор инструментов', '299 ₽', 'Хардкор-кейс', '259 ₽'], ['Алмазный набор']],
  ])('follow the server selector: %s', async (gameServer, shown, hidden) => {
    const { user } = renderScreen(<ShopPage />)
    await user.click(screen.getByRole('tab', { name: 'Ресурсы' }))
    await user.click(screen.getByRole('radio', { name: gameServer }))
    const panel = (screen.getByRole('tabpanel').textContent ?? '').replace(/\s/g, ' ')
    for (const text of [...shown, 'Донат-кейс', '149 ₽', 'Легендарный кейс', '349 ₽'])
      expect(panel).toContain(text)
    for (const text of hidden) expect(panel).not.toContain(text)
  })

  it('can be narrowed to those valid everywhere or on one server', async () => {
    const { user } = renderScreen(<ShopPage />, { language: 'en' })
    await user.click(screen.getByRole('tab', { name: 'Resources' }))
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
