/** The admin panel beyond its first sight: dialogs that are open, forms that are filled in wrongly, lists that hold something. */

import type { Page } from 'playwright-core'
import type { Language } from '#shared/constants/languages.ts'
import { register } from '#tests/product/accounts.ts'
import type { Product } from '#tests/product/start-product.ts'
import { markdownTexts } from '#web/editing/markdown/markdown.texts.ts'
import { rolesTexts } from '#web/features/accounts/roles/staff/roles.texts.ts'
import { userBansTexts } from '#web/features/accounts/user-bans/staff/user-bans.texts.ts'
import { userPageTexts } from '#web/features/accounts/users/staff/user-page.texts.ts'
import { usersTexts } from '#web/features/accounts/users/staff/users.texts.ts'
import { adminFeedbackTexts } from '#web/features/content/feedback/staff/admin-feedback.texts.ts'
import { adminNewsTexts } from '#web/features/content/news/staff/admin-news.texts.ts'
import { newsEditorTexts } from '#web/features/content/news/staff/news-editor.texts.ts'
import { writingTexts } from '#web/features/content/writing/writing.texts.ts'
import { adminServersTexts } from '#web/features/games/game-servers/staff/admin-servers.texts.ts'
import { serverEditorTexts } from '#web/features/games/game-servers/staff/server-editor.texts.ts'
import { adminLauncherTexts } from '#web/features/games/launcher/staff/admin-launcher.texts.ts'
import { adminMaintenanceTexts } from '#web/features/games/maintenance/staff/admin-maintenance.texts.ts'
import { auditTexts } from '#web/features/platform/audit/staff/audit.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { type ApiCaller, signInToApi } from './api-caller.ts'
import { findUser } from './staff.ts'

/** What the panel is filled with: the ids of what stands there. */
export type PanelContent = {
  bannedId: number
  playerId: number
  roleId: number
  draftId: number
  reviewer: string
}

/** Gives every page of the panel something to show, long names and words among it. */
export async function addPanelContent(product: Product, administrator: ApiCaller): Promise<PanelContent> {
  const [banned, player] = [await register(product), await register(product)]
  const role = await administrator.call('POST', '/admin/roles', {
    name: 'Дежурные по северному сектору обороны',
    permissions: ['access_admin_panel', 'view_feedback', 'manage_news'],
  })
  const { id: roleId } = role.body as { id: number }
  const { id: bannedId } = await findUser(administrator, banned.username)
  const { id: playerId, version } = await findUser(administrator, player.username)
  await administrator.call('PUT', `/admin/users/${playerId}`, {
    roles: ['Дежурные по северному сектору обороны'],
    version,
  })
  const until = '2031-05-09T15:30:00.000Z'
  await administrator.call('POST', `/admin/users/${bannedId}/ban`, { reason: 'Читы на мосту', until })
  const draft = await administrator.call('POST', '/news', {
    title_ru: 'Противотанковые заграждения на северном направлении',
    description_ru:
      '## Сводка\n\n- первый **пункт**\n- второй\n\n> цитата\n\n[ссылка](https://frontland.example/)',
    isDraft: true,
  })
  const { id: draftId } = draft.body as { id: number }
  const caller = await signInToApi(product, player)
  for (const message of ['Спасибо!', 'Мост цел?', 'Где моя награда?'])
    await caller.call('POST', '/feedback', { message })
  const { body } = await administrator.call('GET', '/admin/feedback')
  const [hidden, answered] = (body as { data: { id: number; version: number }[] }).data
  await administrator.call('PUT', `/admin/feedback/${hidden?.id}`, {
    isHidden: true,
    version: hidden?.version,
  })
  await administrator.call('PUT', `/admin/feedback/${answered?.id}`, {
    reply: 'Цел и стоит.',
    version: answered?.version,
  })
  return { bannedId, playerId, roleId, draftId, reviewer: player.username }
}

type PanelState = {
  name: string
  path: (content: PanelContent) => string
  /** Brings the page into the state, and waits until it is in it. */
  reach: (page: Page, language: Language, content: PanelContent) => Promise<void>
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog')

export const PANEL_STATES: readonly PanelState[] = [
  {
    name: 'users selected, roles to give',
    path: () => '/admin/users',
    async reach(page, language) {
      const texts = usersTexts[language]
      await page.getByRole('checkbox', { name: texts.selectAll }).check()
      await button(page, texts.changeRoles).click()
      await dialogOf(page).getByRole('button', { name: texts.apply }).click()
      await dialogOf(page).getByText(texts.nothingChosen).waitFor()
    },
  },
  {
    name: 'users selected',
    path: () => '/admin/users',
    async reach(page, language) {
      await page.getByRole('checkbox', { name: usersTexts[language].selectAll }).check()
      await button(page, usersTexts[language].changeRoles).waitFor()
    },
  },
  {
    name: 'nobody found',
    path: () => '/admin/users?search=nobody-of-this-name',
    reach: (page, language) => page.getByText(usersTexts[language].empty).waitFor(),
  },
  {
    name: 'a user who is banned',
    path: ({ bannedId }) => `/admin/users/${bannedId}`,
    reach: (page, language) => page.getByText(userBansTexts[language].banned).waitFor(),
  },
  {
    name: 'a ban without a reason',
    path: ({ playerId }) => `/admin/users/${playerId}`,
    async reach(page, language) {
      const texts = userBansTexts[language]
      await button(page, texts.ban).click()
      await dialogOf(page).getByLabel(texts.banPeriod).selectOption(texts.untilMoment)
      await dialogOf(page).getByRole('button', { name: texts.ban, exact: true }).click()
      await dialogOf(page).getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'a user to delete',
    path: ({ playerId }) => `/admin/users/${playerId}`,
    async reach(page, language) {
      await button(page, wordsTexts[language].remove).click()
      await dialogOf(page).getByText(userPageTexts[language].removeLead).waitFor()
    },
  },
  {
    name: 'no such user',
    path: () => '/admin/users/999999',
    reach: (page, language) => page.getByText(userPageTexts[language].notFoundDetail).waitFor(),
  },
  {
    name: 'a role to change',
    path: ({ roleId }) => `/admin/roles/${roleId}`,
    async reach(page, language) {
      await page.getByLabel(rolesTexts[language].name, { exact: true }).fill('')
      await button(page, wordsTexts[language].save).click()
      await page.getByRole('main').getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'a role to delete',
    path: () => '/admin/roles',
    async reach(page, language) {
      await page.getByRole('button', { name: wordsTexts[language].remove }).last().click()
      await dialogOf(page).getByText(rolesTexts[language].removeDetail).waitFor()
    },
  },
  {
    name: 'news in its list, one just deleted',
    path: ({ draftId }) => `/admin/news?removed=${draftId}`,
    reach: (page, language) => page.getByText(adminNewsTexts[language].removed).waitFor(),
  },
  {
    name: 'news half-written, with its preview',
    path: ({ draftId }) => `/admin/news/${draftId}`,
    async reach(page, language) {
      const texts = writingTexts[language]
      const { preview } = markdownTexts[language]
      await page.getByRole('main').locator('form').waitFor()
      const views = page.getByRole('button', { name: `${preview}: ` })
      if (await views.count()) await views.first().click()
      await page
        .getByRole('region', { name: `${preview}: ` })
        .first()
        .locator('blockquote')
        .waitFor()
      const { labels } = newsEditorTexts[language]
      await page.getByLabel(labels.title_ru, { exact: true }).first().fill('')
      await button(page, texts.publish).click()
      await page.getByRole('main').getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'feedback with a reply being written, one just deleted',
    path: () => '/admin/feedback?removed=1',
    async reach(page, language, { reviewer }) {
      const texts = adminFeedbackTexts[language]
      await page.getByText(texts.removed).waitFor()
      await page.getByRole('button', { name: `${texts.editReply}: ${reviewer}` }).click()
      await page.getByRole('textbox', { name: texts.replyLabel }).fill('')
      await button(page, texts.send).click()
      await page.getByRole('main').getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'feedback without a hit',
    path: () => '/admin/feedback?search=nothing-like-this',
    reach: (page, language) => page.getByText(adminFeedbackTexts[language].nothingFound).waitFor(),
  },
  {
    name: 'a game server to delete',
    path: () => '/admin/servers',
    async reach(page, language) {
      await page
        .getByRole('button', { name: `${wordsTexts[language].remove}: ` })
        .first()
        .click()
      await dialogOf(page).getByText(adminServersTexts[language].removeDetail).waitFor()
    },
  },
  {
    name: 'a game server without its words',
    path: () => '/admin/servers/new',
    async reach(page, language) {
      await button(page, serverEditorTexts[language].create).click()
      await page.getByRole('main').getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'maintenance without its time',
    path: () => '/admin/servers/1',
    async reach(page, language) {
      const texts = adminMaintenanceTexts[language]
      await button(page, texts.add).click()
      await dialogOf(page).getByRole('button', { name: wordsTexts[language].save, exact: true }).click()
      await dialogOf(page).getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'a launcher version without its file',
    path: () => '/admin/launcher/new',
    async reach(page, language) {
      await button(page, adminLauncherTexts[language].publish).click()
      await page.getByRole('main').getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'the log, an entry unfolded',
    path: () => '/admin/audit?noun=user',
    async reach(page, language) {
      await page.getByRole('main').locator('summary').first().click()
      await page.getByText(auditTexts[language].after, { exact: true }).first().waitFor()
    },
  },
]
