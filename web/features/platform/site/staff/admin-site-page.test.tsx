import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SITE_PREVIEW_FIELD } from '#shared/constants/site-preview.ts'
import type { CollectionName } from '#shared/contract/content/collections/all-collections.ts'
import { imageEndpoints } from '#shared/contract/platform/images.ts'
import { type Site, siteEndpoints } from '#shared/contract/platform/site.ts'
import { sitePreviewEndpoints } from '#shared/contract/platform/site-preview.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { sampleSettings, sampleSite } from '#tests/samples/sample-site.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleImage } from '#web/testing/samples.ts'
import { AdminSitePage } from './admin-site-page.tsx'

const saved: Site = { ...sampleSettings, version: 4 }
let api: FakeApi

beforeEach(() => {
  api = startScreenTest()
  api.reply(siteEndpoints.settings, saved)
})

function Frame() {
  return (
    <>
      <output aria-label="name">{useSiteInfo().name}</output>
      <AdminSitePage />
    </>
  )
}

const sentBody = () => api.calls(siteEndpoints.update).at(-1)?.body as Record<string, unknown>

it('saves what is written, and this tab shows it at once', async () => {
  api.reply(siteEndpoints.update, { ...saved, name: 'Рубеж', version: 5 })
  const { user } = renderScreen(<Frame />)
  const name = await screen.findByLabelText('Название')
  await user.clear(name)
  await user.type(name, 'Рубеж')
  await user.type(screen.getByLabelText('ВКонтакте'), 'https://vk.com/rubezh')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Настройки сохранены')).toBeTruthy()
  expect(sentBody()).toMatchObject({
    name: 'Рубеж',
    version: 4,
    links: { ...deliveredSite.links, vk: 'https://vk.com/rubezh' },
    hero: deliveredSite.hero,
    homeSections: deliveredSite.homeSections,
    isSignUpOpen: true,
  })
  expect(screen.getByLabelText('name').textContent).toBe('Рубеж')
})

it('gives a page another picture, and puts the delivered one back', async () => {
  const team = { of: 'team', image: '/images/gallery-4.jpg' } as const
  const own = { ...saved, pictures: [team] }
  api.reply(siteEndpoints.settings, own)
  api.reply(siteEndpoints.update, { ...own, version: 5 })
  const { user } = renderScreen(<Frame />)
  const group = within(await screen.findByRole('group', { name: 'Картинки страниц' }))
  expect(document.querySelector<HTMLInputElement>('input[name="pictures.team"]')?.value).toBe(team.image)
  await user.click(group.getByRole('button', { name: 'Убрать: Команда' }))
  await user.selectOptions(group.getByLabelText('Заменить картинку'), 'Новости')
  const image = sampleImage({ name: 'мост.png' })
  api.reply(imageEndpoints.list, { data: [image], total: 1, page: 1, pageSize: 24 })
  await user.click(group.getByRole('button', { name: 'Из медиатеки: Новости' }))
  await user.click(await screen.findByRole('button', { name: /мост\.png/ }))
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  expect(sentBody().pictures).toEqual([{ of: 'news', image: image.path }])
})

it('says beside the field what is wrong, before and after sending', async () => {
  api.refuse(siteEndpoints.update, 'validation_failed', 'Проверьте', { 'hero.image': 'Такой картинки нет' })
  const { user } = renderScreen(<Frame />)
  const accent = await screen.findByLabelText('Цвет')
  await user.clear(accent)
  await user.type(accent, '#221100')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(screen.getByText(/плохо читается/)).toBeTruthy()
  expect(api.calls(siteEndpoints.update)).toHaveLength(0)
  await user.clear(accent)
  await user.type(accent, '#7fcf5b')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Такой картинки нет')).toBeTruthy()
})

it('takes what people paste: a colour without its hash, an address without https, a whole element', async () => {
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
  const { user } = renderScreen(<Frame />)
  const accent = await screen.findByLabelText('Цвет')
  await user.clear(accent)
  await user.type(accent, '7FCF5B')
  await user.type(screen.getByLabelText('Telegram'), 't.me/rubezh')
  await user.click(screen.getByLabelText('Яндекс'))
  await user.paste('<meta name="yandex-verification" content="4f1a0c" />')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  expect(sentBody()).toMatchObject({
    accent: '#7FCF5B',
    links: { telegram: 'https://t.me/rubezh' },
    verification: { yandex: '4f1a0c' },
  })
})

it('leads down the page to every group of settings', async () => {
  renderScreen(<Frame />)
  const links = within(await screen.findByRole('navigation', { name: 'Что на этой странице' })).getAllByRole(
    'link',
  )
  const groups = screen.getAllByRole('group').filter(({ id }) => id !== '')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(groups.map(({ id }) => `#${id}`))
})

it('moves and hides blocks of the home page', async () => {
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
  const { user } = renderScreen(<Frame />)
  await user.click(await screen.findByRole('button', { name: 'Выше: Технологии' }))
  await user.click(screen.getByRole('checkbox', { name: 'Галерея' }))
  expect(screen.getByRole('button', { name: 'Выше: Технологии' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  const sections = sentBody().homeSections as { key: string; isShown: boolean }[]
  expect(sections.slice(0, 2).map(({ key }) => key)).toEqual(['technology', 'news'])
  expect(sections.filter(({ isShown }) => !isShown)).toEqual([{ key: 'gallery', isShown: false }])
})

it('takes further links, and closes sign-up', async () => {
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
  const { user } = renderScreen(<Frame />)
  await user.click(await screen.findByRole('button', { name: 'Добавить ссылку' }))
  await user.type(screen.getByLabelText('Название · Русский'), 'Карта')
  await user.type(screen.getByLabelText('Название · Английский'), 'Map')
  await user.type(screen.getByLabelText('Адрес'), 'https://map.example/')
  await user.click(screen.getByRole('checkbox', { name: 'Любой может создать аккаунт' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  expect(sentBody()).toMatchObject({
    links: { others: [{ text_ru: 'Карта', text_en: 'Map', to: 'https://map.example/' }] },
    isSignUpOpen: false,
  })
})

it('switches parts, and leads to where one that is off is prepared', async () => {
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
  const { user } = renderScreen(<Frame />)
  await user.click(await screen.findByRole('switch', { name: 'Roblox' }))
  await user.click(screen.getByRole('switch', { name: 'Лаунчер' }))
  expect(screen.getByRole('link', { name: 'Подготовить в панели: Лаунчер' }).getAttribute('href')).toBe(
    '/admin/launcher',
  )
  const prepared = async (part: string) => {
    await user.click(screen.getByRole('switch', { name: part }))
    const link = screen.getByRole('link', { name: `Подготовить в панели: ${part}` })
    await user.click(screen.getByRole('switch', { name: part }))
    return link.getAttribute('href')
  }
  const collections = { Команда: 'team', Турниры: 'tournaments', Звания: 'ranks' } satisfies Record<
    string,
    CollectionName
  >
  for (const [part, name] of Object.entries(collections)) {
    expect(await prepared(part)).toBe(`/admin/collections/${name}`)
  }
  expect(await prepared('Режим «Скайблок»')).toBe('/admin/words?search=modes.skyblock')
  expect(screen.queryByRole('link', { name: 'Подготовить в панели: Отзывы' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  expect(sentBody().parts).toEqual({ ...deliveredSite.parts, roblox: false, launcher: false })
})

it('is saved where the site has one language, without touching the texts of the other', async () => {
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
  const { user } = renderScreen(<Frame />, { site: { ...sampleSite, languages: ['ru'] } })
  expect(screen.queryByLabelText(/Английский$/, { selector: 'textarea' })).toBeNull()
  await user.type(await screen.findByLabelText('Telegram'), 't.me/rubezh')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  expect(sentBody()).toMatchObject({ hero: deliveredSite.hero })
})

it('takes a zone of the list, and tells what the time is there', async () => {
  api.reply(siteEndpoints.update, { ...saved, timeZone: 'Asia/Kolkata', version: 5 })
  const { user } = renderScreen(<Frame />)
  const zone = await screen.findByLabelText<HTMLInputElement>('Часовой пояс')
  expect(screen.getByText(/^Там сейчас \d\d:\d\d, UTC$/)).toBeTruthy()
  const offered = document.getElementById(zone.getAttribute('list') ?? '') as HTMLDataListElement
  const names = Array.from(offered.children, (option) => option.getAttribute('value'))
  expect(names).toEqual(expect.arrayContaining(['UTC', 'Europe/Moscow', 'America/New_York']))
  await user.clear(zone)
  await user.type(zone, 'Moscow')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(screen.getByText(/Выберите часовой пояс из списка/)).toBeTruthy()
  await user.clear(zone)
  await user.type(zone, 'Asia/Kolkata')
  expect(screen.getByText(/^Там сейчас \d\d:\d\d, GMT\+5:30$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  expect(sentBody()).toMatchObject({ timeZone: 'Asia/Kolkata' })
})

it('shows what the environment has fixed as locked', async () => {
  api.reply(siteEndpoints.settings, { ...saved, name: 'Застава', locked: ['name', 'seller.taxId'] })
  renderScreen(<Frame />)
  const name = await screen.findByLabelText('Название')
  expect(name).toHaveProperty('readOnly', true)
  expect(within(name.parentElement as HTMLElement).getByText(/SITE_NAME/)).toBeTruthy()
  const taxId = screen.getByLabelText('ИНН или другой номер')
  expect(taxId).toHaveProperty('readOnly', true)
  expect(within(taxId.parentElement as HTMLElement).getByText(/SELLER_TAX_ID/)).toBeTruthy()
  expect(screen.getByLabelText('Имя или организация')).toHaveProperty('readOnly', false)
})

it('keeps what was written when somebody else was faster', async () => {
  api.refuse(siteEndpoints.update, 'conflict', 'Кто-то успел раньше')
  const { user } = renderScreen(<Frame />)
  const name = await screen.findByLabelText('Название')
  await user.clear(name)
  await user.type(name, 'Рубеж')
  api.reply(siteEndpoints.settings, { ...saved, name: 'Застава', version: 5 })
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/Застава/)).toBeTruthy()
  expect(name).toHaveProperty('value', 'Рубеж')
})

describe('the preview', () => {
  /** What the frame is asked to show, form by form. */
  function watchFrame() {
    const asked: unknown[] = []
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      const field = this.elements.namedItem(SITE_PREVIEW_FIELD) as HTMLInputElement
      asked.push([this.getAttribute('action'), this.target, JSON.parse(field.value)])
    })
    return asked
  }

  it('shows what is written, page by page, and saves nothing', async () => {
    const asked = watchFrame()
    api.reply(sitePreviewEndpoints.call, { status: 200, body: saved })
    const { user } = renderScreen(<Frame />)
    const name = await screen.findByLabelText('Название')
    await user.clear(name)
    await user.type(name, 'Рубеж')
    await user.click(screen.getByRole('button', { name: 'Предпросмотр' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Предпросмотр' }))
    const frame = dialog.getByTitle('Сайт с несохранёнными настройками') as HTMLIFrameElement
    const change = { name: 'Рубеж', links: deliveredSite.links, parts: deliveredSite.parts }
    const [action, target, sent] = asked[0] as [string, string, object]
    expect([action, target]).toEqual(['/api/admin/site/preview', frame.name])
    expect(sent).toMatchObject({ ...change, address: '/', language: 'ru' })
    await user.click(dialog.getByRole('button', { name: 'EN' }))
    expect((asked[1] as unknown[])[2]).toMatchObject({ ...change, address: '/', language: 'en' })
    const address = dialog.getByLabelText('Страница')
    await user.clear(address)
    await user.type(address, 'shop{Enter}')
    expect((asked[2] as unknown[])[2]).toMatchObject({ ...change, address: '/shop', language: 'en' })
    await user.click(dialog.getByRole('button', { name: 'Телефон' }))
    expect(asked).toHaveLength(3)
    await user.click(dialog.getByRole('button', { name: 'Вернуться к настройкам' }))
    expect(name).toHaveProperty('value', 'Рубеж')
    expect(api.calls(siteEndpoints.update)).toHaveLength(0)
    expect(screen.getByLabelText('name').textContent).toBe('FrontLand')
  })

  it('says beside the field what is wrong, as saving does', async () => {
    const asked = watchFrame()
    api.refuse(sitePreviewEndpoints.call, 'validation_failed', 'Проверьте', {
      'hero.image': 'Такой картинки нет',
    })
    const { user } = renderScreen(<Frame />)
    const accent = await screen.findByLabelText('Цвет')
    await user.clear(accent)
    await user.type(accent, '#221100')
    await user.click(screen.getByRole('button', { name: 'Предпросмотр' }))
    expect(screen.getByText(/плохо читается/)).toBeTruthy()
    expect(api.calls(sitePreviewEndpoints.call)).toHaveLength(0)
    await user.clear(accent)
    await user.type(accent, '#7fcf5b')
    await user.click(screen.getByRole('button', { name: 'Предпросмотр' }))
    expect(await screen.findByText('Такой картинки нет')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked).toEqual([])
  })

  it('says that it failed without the network, and saving works after it', async () => {
    watchFrame()
    api.fail(sitePreviewEndpoints.call)
    api.reply(siteEndpoints.update, { ...saved, name: 'Рубеж', version: 5 })
    const { user } = renderScreen(<Frame />)
    await user.type(await screen.findByLabelText('Название'), '!')
    await user.click(screen.getByRole('button', { name: 'Предпросмотр' }))
    expect(await screen.findByText('Не удалось показать предпросмотр')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Настройки сохранены')).toBeTruthy()
  })

  it('offers no language that the site would not have', async () => {
    const asked = watchFrame()
    api.reply(sitePreviewEndpoints.call, { status: 200, body: saved })
    const { user } = renderScreen(<Frame />)
    await user.click(await screen.findByRole('switch', { name: 'Русский' }))
    await user.click(screen.getByRole('button', { name: 'Предпросмотр' }))
    await screen.findByRole('dialog')
    expect((asked[0] as unknown[])[2]).toMatchObject({ languages: ['en'], language: 'en' })
    expect(screen.queryByRole('button', { name: 'RU' })).toBeNull()
  })
})
