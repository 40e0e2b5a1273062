/** One person's text never breaks a page for others: every field that others read holds the worst it takes. */
import { describe, expect } from 'vitest'
import { type ApiCaller, signInToApi } from '#e2e/harness/api-caller.ts'
import { stayingVisitor, test } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen, wordOf } from '#e2e/harness/page-checks.ts'
import { findUser } from '#e2e/harness/staff.ts'
import { USERNAME_MAX } from '#shared/constants/account-limits.ts'
import {
  APPEAL_MAX,
  BAN_REASON_MAX,
  FEEDBACK_MESSAGE_MAX,
  NEWS_TITLE_MAX,
  ROLE_NAME_MAX,
} from '#shared/constants/content-limits.ts'
import { MAINTENANCE_NOTE_MAX } from '#shared/constants/game-servers.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { INCIDENT_TITLE_MAX, INCIDENT_UPDATE_MAX } from '#shared/constants/status.ts'
import type { StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import type { StaffIncident } from '#shared/contract/operations/incidents.ts'
import { signInOnce } from '#tests/product/accounts.ts'
import { ADMINISTRATOR, type Product } from '#tests/product/start-product.ts'
import { appealsWords } from '#web/features/accounts/appeals/appeals.texts.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'

/** What a page says within its frame, in its fields too: the frame names game servers on each. */
const SAID = `[
  document.querySelector('main').innerText,
  ...[...document.querySelectorAll('main :is(input, textarea)')].map((field) => field.value),
].join(' ')`

const LINK = `https://video.example/${'watch'.repeat(20)}`.slice(0, 120)
const DAY_MS = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const PLAYER = {
  username: wordOf(USERNAME_MAX),
  email: `${'w'.repeat(60)}@example.com`,
  password: 'trench-2025',
}
const BANNED = { ...PLAYER, username: 'w'.repeat(USERNAME_MAX), email: `${'m'.repeat(60)}@example.com` }

/** A field that refused its text would leave nothing to look at. */
async function make<Made>(caller: ApiCaller, method: string, path: string, body?: unknown): Promise<Made> {
  const reply = await caller.call(method, path, body)
  expect([200, 201], `${method} ${path}: ${JSON.stringify(reply.body)}`).toContain(reply.status)
  return reply.body as Made
}

async function signUp(product: Product, account: typeof PLAYER): Promise<ApiCaller> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(account)
  const reply = await fetch(`${product.url}/api/register`, { method: 'POST', headers, body })
  expect(reply.status, await reply.text()).toBe(201)
  return signInToApi(product, account)
}

async function fillFeedback(player: ApiCaller, staff: ApiCaller) {
  const worst = [LINK, wordOf(FEEDBACK_MESSAGE_MAX)]
  for (const message of worst) await make(player, 'POST', '/feedback', { message })
  const { data } = await make<{ data: StaffFeedbackItem[] }>(staff, 'GET', '/admin/feedback')
  for (const [index, { id, version }] of data.entries())
    await make(staff, 'PUT', `/admin/feedback/${id}`, { reply: worst[index], version })
}

async function fillAccounts(product: Product, staff: ApiCaller) {
  await signUp(product, BANNED)
  const role = { name: wordOf(ROLE_NAME_MAX), permissions: ['access_admin_panel'] }
  const { id: roleId } = await make<{ id: number }>(staff, 'POST', '/admin/roles', role)
  const { id: userId, version } = await findUser(staff, PLAYER.username)
  await make(staff, 'PUT', `/admin/users/${userId}`, { roles: [role.name], version })
  const { id: bannedId } = await findUser(staff, BANNED.username)
  await make(staff, 'POST', `/admin/users/${bannedId}/ban`, { reason: wordOf(BAN_REASON_MAX) })
  const { username, password } = BANNED
  await make(staff, 'POST', '/ban-appeal', { username, password, message: wordOf(APPEAL_MAX) })
  await make(staff, 'PUT', `/admin/users/${bannedId}/appeal`, { answer: wordOf(APPEAL_MAX) })
  return { roleId, userId, bannedId }
}

async function fillNews(staff: ApiCaller) {
  const title = wordOf(NEWS_TITLE_MAX)
  const description = [wordOf(2000), LINK, `## ${wordOf(80)}`, `> ${LINK}`, `- ${LINK}`, `\`${LINK}\``].join(
    '\n\n',
  )
  const texts = { title_ru: title, title_en: title, description_ru: description, description_en: description }
  await make(staff, 'POST', '/news', texts)
  const { id: newsId } = await make<StaffNewsItem>(staff, 'POST', '/news', texts)
  return { newsId }
}

async function fillServers(staff: ApiCaller) {
  for (const { id, version } of await make<StaffGameServer[]>(staff, 'GET', '/admin/servers')) {
    const words = { name_server: wordOf(60), description_ru: wordOf(1000), description_en: wordOf(1000) }
    await make(staff, 'PUT', `/admin/servers/${id}`, { ...words, version })
    const window = {
      startsAt: inDays(1),
      endsAt: inDays(2),
      note_ru: wordOf(MAINTENANCE_NOTE_MAX),
      note_en: LINK,
    }
    await make(staff, 'POST', `/admin/servers/${id}/maintenance`, window)
  }
}

async function fillStatus(staff: ApiCaller) {
  const { id: incidentId } = await make<StaffIncident>(staff, 'POST', '/admin/incidents', {
    kind: 'incident',
    title_ru: wordOf(INCIDENT_TITLE_MAX),
    title_en: wordOf(INCIDENT_TITLE_MAX),
    gameServerIds: [1],
    startsAt: inDays(-1),
    updateText_ru: wordOf(INCIDENT_UPDATE_MAX),
    updateText_en: LINK,
  })
  return { incidentId }
}

type Filled = Awaited<ReturnType<typeof fillStatus>> &
  Awaited<ReturnType<typeof fillAccounts>> &
  Awaited<ReturnType<typeof fillNews>>
let filled: Filled

test.beforeAll(async ({ product, administrator }) => {
  await fillFeedback(await signUp(product, PLAYER), administrator)
  await fillServers(administrator)
  filled = {
    ...(await fillAccounts(product, administrator)),
    ...(await fillNews(administrator)),
    ...(await fillStatus(administrator)),
  }
})

type Place = string | ((filled: Filled) => string)
type Person = { name: string; account?: { username: string; password: string }; places: Place[] }

const PEOPLE: Person[] = [
  {
    name: 'anybody',
    places: [
      '/',
      '/feedback',
      '/news',
      ({ newsId }) => `/news/${newsId}`,
      '/servers',
      '/servers/survival',
      '/status',
    ],
  },
  { name: 'a player', account: PLAYER, places: ['/feedback', '/profile'] },
  {
    name: 'staff',
    account: ADMINISTRATOR,
    places: [
      '/admin',
      '/admin/users',
      ({ userId }) => `/admin/users/${userId}`,
      ({ bannedId }) => `/admin/users/${bannedId}`,
      '/admin/roles',
      ({ roleId }) => `/admin/roles/${roleId}`,
      '/admin/news',
      ({ newsId }) => `/admin/news/${newsId}`,
      '/admin/feedback',
      '/admin/servers',
      '/admin/servers/1',
      '/admin/status',
      ({ incidentId }) => `/admin/status/${incidentId}`,
      '/admin/audit',
    ],
  },
]

describe.for(LANGUAGES)('%s:', (language) => {
  describe.for(PEOPLE)('$name', ({ account, places }) => {
    const visitor = stayingVisitor({ language }, async (visitor) => {
      if (account) await signInOnce(visitor, account)
    })

    test.for(places)('%s is as wide as the screen', async (place) => {
      const { page, goto } = visitor()
      await goto(typeof place === 'string' ? place : place(filled))
      await expect.poll(() => page.evaluate(SAID)).toMatch(/Ж{30}|w{30}|(?:watch){15}/)
      await expectToFitEveryScreen(page)
    })
  })

  test('the gate that refuses a banned player is as wide as the screen', async ({ visit }) => {
    const { page, goto, expectErrors } = await visit({ language })
    const texts = authTexts[language]
    expectErrors('403 POST /api/login')
    await goto('/login')
    await page.getByLabel(texts.usernameOrEmail).fill(BANNED.username)
    await page.getByLabel(texts.password, { exact: true }).fill(BANNED.password)
    await page.getByRole('button', { name: texts.logIn }).click()
    await page.getByRole('heading', { name: appealsWords[language].title }).waitFor()
    await expectToFitEveryScreen(page)
  })
})
