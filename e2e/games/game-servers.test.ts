/** A real Minecraft server is added, watched, lost and found again; the page says so as it happens, without a reload. */

import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { ApiCaller } from '#e2e/harness/api-caller.ts'
import { openCuttableProxy } from '#e2e/harness/cuttable-proxy.ts'
import { test as journey } from '#e2e/harness/journey.ts'
import { type MinecraftServer, startMinecraftServer } from '#e2e/harness/minecraft-server.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import type { GameServer, StaffGameServer } from '#shared/contract/games/game-servers.ts'
import type { StaffMaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { signIn } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { createVisitor } from '#tests/product/visitor.ts'
import { conflictTexts } from '#web/editing/conflict.texts.ts'
import { serverEditorTexts } from '#web/features/games/game-servers/staff/server-editor.texts.ts'
import { stateTexts } from '#web/features/games/game-status/state.texts.ts'
import { maintenanceTexts } from '#web/features/games/maintenance/maintenance.texts.ts'
import { adminMaintenanceTexts } from '#web/features/games/maintenance/staff/admin-maintenance.texts.ts'
import { servicesTexts } from '#web/features/operations/status/services.texts.ts'
import { dialogTexts } from '#web/ui/dialog.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** The shortest an operator may set, so that three questions in vain take seconds. */
const PROBE_SECONDS = 1
/** What an answer takes to reach the page: the next question, late by its jitter, and the second between two looks. */
const TOLD_WITHIN_MS = PROBE_SECONDS * 1_100 + 8_000
/** How often a page asks that gets no stream. */
const STATUS_POLL_MS = 30_000
/** Promised by the interval of 30 seconds as well: `game-status.test` counts that by the clock. */
const OFFLINE_WITHIN_MS = 120_000

const test = journey.extend(
  'environment',
  { scope: 'file' },
  {
    PROBE_ALLOW_PRIVATE: '127.0.0.0/8',
    PROBE_INTERVAL_SECONDS: String(PROBE_SECONDS),
  },
)

const draft = {
  type: 'minecraft',
  description_ru: 'Линия фронта',
  description_en: 'The front line',
  difficulty: 'normal',
  features_ru: 'survival',
  features_en: 'survival',
  icon: 'Swords',
  uptime: '99.9%',
  players: '0/20',
}

async function startMinecraft(port?: number): Promise<MinecraftServer> {
  const minecraft = await startMinecraftServer(port === undefined ? {} : { port })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await minecraft.stop()
  }
  onTestFinished(stop)
  return { ...minecraft, stop }
}

async function addServer(administrator: ApiCaller, name: string, address: string): Promise<StaffGameServer> {
  const body = { ...draft, name_server: name, ip: address }
  const reply = await administrator.call('POST', '/admin/servers', body)
  expect(reply).toMatchObject({ status: 201 })
  return reply.body as StaffGameServer
}

const cardOf = (page: Page, name: string) => page.getByRole('article', { name })

/** Fails when the page is loaded anew from now on. */
async function markPage(page: Page) {
  await page.evaluate('window.isStillThisPage = true')
  return async () => expect(await page.evaluate('window.isStillThisPage')).toBe(true)
}

test('a server that staff add appears, counts its players, goes offline and comes back, on a page that stays open', {
  timeout: 240_000,
}, async ({ visit }) => {
  const minecraft = await startMinecraft()
  const player = await visit()
  await player.goto('/servers')
  const assertNotReloaded = await markPage(player.page)

  const staff = await visit({ language: 'en' })
  const texts = serverEditorTexts.en
  await signIn(staff, ADMINISTRATOR)
  await staff.goto('/admin/servers/new')
  const form = staff.page.getByRole('main')
  const box = (label: string) => form.getByRole('textbox', { name: label, exact: true })
  await box(texts.labels.name_server).fill('Northern Front')
  const save = form.getByRole('button', { name: texts.create })
  for (const [address, rule] of [
    ['two words', 'gameServerAddress'],
    ['10.0.0.5:25565', 'gameServerPrivate'],
  ] as const) {
    await box(texts.labels.ip).fill(address)
    await save.click()
    await form.getByText(staffValidationTexts.en[rule]).waitFor()
  }
  staff.expectErrors('400 POST /api/admin/servers')
  staff.expectErrors('400 POST /api/admin/servers/look-up')
  await box(texts.labels.ip).fill(minecraft.address)
  await save.click()
  await seeToast(staff.page, texts.created)

  const card = cardOf(player.page, 'Northern Front')
  await card.getByText('0/20').waitFor({ timeout: TOLD_WITHIN_MS })
  await card.getByText(stateTexts.ru.online).first().waitFor()
  await card.getByText('Hold the line').waitFor()
  await Promise.all(['Scout', 'Sapper'].map((name) => minecraft.join(name)))
  await card.getByText('2/20').waitFor({ timeout: TOLD_WITHIN_MS })

  const stoppedAt = Date.now()
  await minecraft.stop()
  await card.getByText(stateTexts.ru.offline).first().waitFor({ timeout: OFFLINE_WITHIN_MS })
  expect(Date.now() - stoppedAt).toBeLessThan(OFFLINE_WITHIN_MS)

  const again = await startMinecraft(minecraft.port)
  await again.join('Medic')
  await card.getByText('1/20').waitFor({ timeout: TOLD_WITHIN_MS })
  await assertNotReloaded()
})

test('a page whose connection was lost goes on where the server is now, by itself', async ({
  product,
  browser,
  administrator,
}) => {
  const minecraft = await startMinecraft()
  const { id } = await addServer(administrator, 'Far Front', minecraft.address)
  const proxy = await openCuttableProxy(product)
  const { page, goto, leave } = await createVisitor(browser, proxy.url)
  onTestFinished(async () => {
    await leave()
    await proxy.close()
    await administrator.call('DELETE', `/admin/servers/${id}`)
  })
  await goto('/servers')
  const assertNotReloaded = await markPage(page)
  const card = cardOf(page, 'Far Front')
  await card.getByText('0/20').waitFor({ timeout: TOLD_WITHIN_MS })

  proxy.cut()
  await minecraft.join('Scout')
  await expect
    .poll(() => administrator.call('GET', `/servers/${id}/status`), { timeout: TOLD_WITHIN_MS })
    .toMatchObject({ body: { players: 1 } })
  expect(await card.getByText('1/20').isVisible()).toBe(false)
  proxy.mend()
  await card.getByText('1/20').waitFor()
  await assertNotReloaded()
})

test('where no stream comes through, the page asks every half minute', async ({ administrator, visit }) => {
  const minecraft = await startMinecraft()
  const { id } = await addServer(administrator, 'Deep Front', minecraft.address)
  onTestFinished(() => void administrator.call('DELETE', `/admin/servers/${id}`))
  const visitor = await visit()
  const { page } = visitor
  await page.clock.install()
  await page.route('**/api/servers/events', (route) => route.abort('connectionrefused'))
  visitor.expectErrors(/ERR_CONNECTION_REFUSED GET \/api\/servers\/events$/)
  await expect
    .poll(() => administrator.call('GET', `/servers/${id}/status`), { timeout: TOLD_WITHIN_MS })
    .toMatchObject({ body: { state: 'online' } })
  await visitor.goto('/servers')
  const card = cardOf(page, 'Deep Front')
  await card.getByText('0/20').waitFor()
  await minecraft.join('Scout')
  await expect
    .poll(() => administrator.call('GET', `/servers/${id}/status`), { timeout: TOLD_WITHIN_MS })
    .toMatchObject({ body: { players: 1 } })
  expect(await card.getByText('0/20').isVisible()).toBe(true)
  await page.clock.fastForward(STATUS_POLL_MS)
  await card.getByText('1/20').waitFor()
})

test('maintenance that staff announce in the zone of the community stands on the site in the visitor’s own time', async ({
  product,
  administrator,
  visit,
}) => {
  const { id } = await addServer(administrator, 'Western Front', '127.0.0.1:9')
  // Two hours ahead of the browsers.
  await administrator.call('PUT', '/admin/site', { timeZone: 'Asia/Yekaterinburg' })
  const staff = await visit()
  const texts = adminMaintenanceTexts.ru
  await signIn(staff, ADMINISTRATOR)
  await staff.goto(`/admin/servers/${id}`)
  const section = staff.page.getByRole('region', { name: texts.title })
  await section.getByText(texts.empty).waitFor()
  const nextDay = new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 10)
  const announce = async (begins: string, ends: string) => {
    await section.getByRole('button', { name: texts.add }).click()
    const dialog = staff.page.getByRole('dialog', { name: texts.addTitle })
    await dialog.waitFor()
    expect(await findAxeViolations(staff.page)).toEqual([])
    await dialog.getByText('Asia/Yekaterinburg, GMT+5').first().waitFor()
    await dialog.getByLabel(texts.startsAt).fill(`${nextDay}T${begins}`)
    await dialog.getByLabel(texts.endsAt).fill(`${nextDay}T${ends}`)
    await dialog.getByLabel(texts.note_ru).fill('Новая карта')
    await dialog.getByLabel(texts.note_en).fill('A new map')
    await dialog.getByRole('button', { name: wordsTexts.ru.save }).click()
    return dialog
  }
  await announce('05:00', '06:00')
  await seeToast(staff.page, texts.saved)
  const refused = await announce('05:30', '07:00')
  staff.expectErrors(`400 POST /api/admin/servers/${id}/maintenance`)
  await refused.getByText(staffValidationTexts.ru.maintenanceOverlaps).waitFor()
  await staff.page.keyboard.press('Escape')
  await refused.getByRole('button', { name: dialogTexts.ru.leave }).click()
  await section.getByRole('listitem').getByText('05:00–06:00 GMT+5').waitFor()

  const [window] = (await administrator.call('GET', `/admin/servers/${id}/maintenance`))
    .body as StaffMaintenanceWindow[]
  expect(window?.startsAt).toBe(new Date(`${nextDay}T05:00+05:00`).toISOString())

  const inMoscow = await visit()
  await inMoscow.goto('/servers')
  const card = cardOf(inMoscow.page, 'Western Front')
  const notice = card.getByRole('list', { name: maintenanceTexts.ru.list })
  await notice.getByText(/^\d+ \p{L}+, 03:00–04:00$/u).waitFor()
  await notice.getByText('Новая карта').waitFor()
  expect(await findAxeViolations(inMoscow.page)).toEqual([])
  const html = await fetch(`${product.url}/servers?lang=en`).then((reply) => reply.text())
  expect(html).toMatch(/00:00 – 01:00 UTC/)
  expect(html).toContain('A new map')

  await section.getByRole('button', { name: wordsTexts.ru.edit }).click()
  const editing = staff.page.getByRole('dialog', { name: texts.editTitle })
  await editing.getByLabel(texts.endsAt).fill(`${nextDay}T07:00`)
  await administrator.call('PUT', `/admin/maintenance/${window?.id}`, { note_en: 'Another map' })
  await editing.getByRole('button', { name: wordsTexts.ru.save }).click()
  await editing.getByText(conflictTexts.ru.titleBy).waitFor()
  staff.expectErrors(`409 PUT /api/admin/maintenance/${window?.id}`)
  await editing.getByRole('button', { name: wordsTexts.ru.save }).click()
  await section.getByRole('listitem').getByText('05:00–07:00 GMT+5').waitFor()

  await section.getByRole('button', { name: texts.remove }).click()
  await staff.page
    .getByRole('dialog', { name: texts.removeTitle })
    .getByRole('button', { name: texts.remove })
    .click()
  await section.getByText(texts.empty).waitFor()
  await section.locator('h2:focus').waitFor()
})

test('maintenance begins and ends by itself, on pages that are open and on those that are opened', {
  timeout: 240_000,
}, async ({ product, administrator, visit }) => {
  const minecraft = await startMinecraft()
  const { id } = await addServer(administrator, 'Eastern Front', minecraft.address)
  const { page, goto } = await visit()
  await goto('/servers')
  const assertNotReloaded = await markPage(page)
  const card = cardOf(page, 'Eastern Front')
  await card.getByText('0/20').waitFor({ timeout: TOLD_WITHIN_MS })
  const atHome = await visit()
  await atHome.goto('/')
  const board = atHome.page.getByRole('list', { name: servicesTexts.ru.board })
  await board.scrollIntoViewIfNeeded()
  const row = board.getByRole('listitem').filter({ hasText: 'Eastern Front' })
  await row.getByText(stateTexts.ru.online).waitFor()

  const html = () => fetch(`${product.url}/servers?lang=ru`).then((reply) => reply.text())
  const before = (await html()).split(maintenanceTexts.ru.list).length
  const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
  const startsAt = after(4_000)
  const notes = { note_ru: 'Смена карты', note_en: 'A change of map' }
  const body = { startsAt, endsAt: after(120_000), ...notes }
  const reply = await administrator.call('POST', `/admin/servers/${id}/maintenance`, body)
  expect(reply).toMatchObject({ status: 201 })
  expect(await html()).toContain(notes.note_ru)

  await card.getByText(stateTexts.ru.maintenance, { exact: true }).first().waitFor()
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(startsAt))
  await card.getByText(notes.note_ru).waitFor()
  await row.getByText(stateTexts.ru.maintenance).waitFor()
  // Now that both pages have seen it begin, it may end soon.
  const endsAt = after(2_000)
  const { id: windowId } = reply.body as StaffMaintenanceWindow
  expect(await administrator.call('PUT', `/admin/maintenance/${windowId}`, { endsAt })).toMatchObject({
    status: 200,
  })
  await card.getByText(stateTexts.ru.online).first().waitFor()
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(endsAt))
  await row.getByText(stateTexts.ru.online).waitFor()
  await card.getByText(notes.note_ru).waitFor({ state: 'detached' })
  await expect.poll(html, { timeout: 2_500 }).not.toContain(notes.note_ru)
  expect((await html()).split(maintenanceTexts.ru.list)).toHaveLength(before)
  const servers = (await administrator.call('GET', '/servers')).body as GameServer[]
  expect(servers.find((server) => server.id === id)?.maintenance).toEqual([])
  await assertNotReloaded()
})
