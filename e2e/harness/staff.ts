/** People of the staff, the roles they are given, and what the server refuses them. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { isForStaff } from '#shared/contract/endpoint.ts'
import { type Account, register, signInOnce } from '#tests/product/accounts.ts'
import { builtPages } from '#tests/product/built-pages.ts'
import type { Product } from '#tests/product/start-product.ts'
import { untilHydrated, type Visitor } from '#tests/product/visitor.ts'
import { adminTexts } from '#web/app/admin/admin.texts.ts'
import { adminSections } from '#web/app/admin/sections.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'
import { profileTexts } from '#web/features/accounts/profile/profile.texts.ts'
import { sectionOnlyTexts } from '#web/session/section-only.texts.ts'
import type { ApiCaller } from './api-caller.ts'
import { createHands, type Device, type Hands } from './hands.ts'

export type StaffMember = { page: Visitor['page']; hands: Hands; language: Language }

/** A new account with a role of its own that holds these permissions and opens the panel. */
export async function appoint(
  product: Product,
  administrator: ApiCaller,
  ...permissions: Permission[]
): Promise<Account> {
  const account = await register(product)
  const role = { name: `role of ${account.username}`, permissions: ['access_admin_panel', ...permissions] }
  expect(await administrator.call('POST', '/admin/roles', role)).toMatchObject({ status: 201 })
  const { id, version } = await findUser(administrator, account.username)
  const change = { roles: [role.name], version }
  expect(await administrator.call('PUT', `/admin/users/${id}`, change)).toMatchObject({ status: 200 })
  return account
}

export async function findUser(administrator: ApiCaller, username: string): Promise<User> {
  const { body } = await administrator.call('GET', `/admin/users?search=${username}`)
  const user = (body as { data: User[] }).data.find((each) => each.username === username)
  if (!user) throw new Error(`There is no account ${username}.`)
  return user
}

/** Signs in at the login page and enters the panel through the profile. */
export async function enterPanel(
  visitor: Visitor,
  { username, password }: Pick<Account, 'username' | 'password'>,
  language: Language,
  device: Device,
): Promise<StaffMember> {
  const { page, goto } = visitor
  const hands = createHands(page, device)
  const texts = authTexts[language]
  await goto('/login')
  const main = page.getByRole('main')
  await hands.write(main.getByLabel(texts.usernameOrEmail), username)
  await hands.write(main.getByLabel(texts.password, { exact: true }), password)
  await page.keyboard.press('Enter')
  await page.waitForURL('/profile')
  await hands.press(main.getByRole('link', { name: profileTexts[language].adminPanel }))
  await page.waitForURL('/admin')
  await untilHydrated(page)
  return { page, hands, language }
}

/** Opens the panel with the session that this account has had since its first visit of it. */
export async function returnToPanel(
  visitor: Visitor,
  account: Pick<Account, 'username' | 'password'>,
  language: Language,
  device: Device,
): Promise<StaffMember> {
  await signInOnce(visitor, account)
  await visitor.goto('/admin')
  return { page: visitor.page, hands: createHands(visitor.page, device), language }
}

/** From here on the sections stand beside the page. */
const WIDE_PX = 1024

/** What opens the panel's menu on small screens. */
export const openerOf = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('button', { name: adminTexts[language].panel })

/** Goes to a section through the panel's menu, which is folded away on small screens. */
export async function openSection({ page, hands, language }: StaffMember, path: string): Promise<void> {
  if (!adminSections.some((each) => each.path === path))
    throw new Error(`${path} is no section of the panel.`)
  const texts = adminTexts[language]
  const menu = page.getByRole('navigation', { name: texts.navigation })
  const opener = openerOf(page, language)
  if ((page.viewportSize()?.width ?? 0) < WIDE_PX) await hands.press(opener)
  // Beside its name may stand how much waits there.
  await hands.press(menu.locator(`a[href="${path}"]`))
  await page.waitForURL((url) => url.pathname === path)
}

/** Calls every endpoint that none of these permissions opens: each must be refused. */
export async function expectRefusals(
  { context }: Visitor,
  permissions: readonly Permission[],
): Promise<void> {
  const isClosed = (access: Permission | readonly Permission[]) =>
    [access].flat().every((permission) => !permissions.includes(permission))
  const closed = everyEndpoint
    .filter(({ access }) => isForStaff(access) && isClosed(access))
    .map(({ method, base, path }) => ({ method, path: `${base}${path.replace(/:\w+/g, '1')}` }))
  expect(closed.length).toBeGreaterThan(10)

  const answers = await Promise.all(
    closed.map(async ({ method, path }) => {
      const hasBody = method === 'POST' || method === 'PUT'
      const reply = await context.request.fetch(path, { method, ...(hasBody && { data: {} }) })
      return [`${method} ${path}`, reply.status()] as const
    }),
  )
  expect(answers).toEqual(closed.map(({ method, path }) => [`${method} ${path}`, 403]))
}

/** Opens every page of the panel that is closed to these permissions: each says so, shows nothing else and asks nothing. */
export async function expectClosedPages(
  { page, goto }: Visitor,
  permissions: readonly Permission[],
  language: Language,
): Promise<void> {
  const { staff } = await builtPages()
  const closed = staff.filter(
    (each) => !each.permissions.some((permission) => permissions.includes(permission)),
  )
  expect(closed.length).toBeGreaterThan(3)
  for (const { path, permissions: needed } of closed) {
    await goto(path)
    const refusal = page.getByRole('main').getByRole('alert')
    await refusal.getByRole('heading', { level: 1, name: sectionOnlyTexts[language].pageRefused }).waitFor()
    const told = await refusal.textContent()
    for (const permission of needed) expect(told).toContain(permission)
  }
}
