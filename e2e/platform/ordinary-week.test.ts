/**
 * What a new member of staff does in an ordinary week, each task counted: by keyboard alone on a phone in Russian, by mouse at a
 * desk in English. No task may cost more presses or fields than in the panel that most of our operators come from.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect } from 'vitest'
import { createHands, type Hands } from '#e2e/harness/hands.ts'
import { test } from '#e2e/harness/journey.ts'
import type { Place } from '#e2e/harness/places.ts'
import { openSection, returnToPanel } from '#e2e/harness/staff.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { uniqueName } from '#e2e/harness/unique-name.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { register } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { startMailServer } from '#tests/sockets/mail-server.ts'
import { goToTexts } from '#web/app/admin/go-to/go-to.texts.ts'
import { ledgerTexts } from '#web/features/accounts/ledger/staff/ledger.texts.ts'
import { rolesTexts } from '#web/features/accounts/roles/staff/roles.texts.ts'
import { userBansTexts } from '#web/features/accounts/user-bans/staff/user-bans.texts.ts'
import { userPageTexts } from '#web/features/accounts/users/staff/user-page.texts.ts'
import { adminNewsTexts } from '#web/features/content/news/staff/admin-news.texts.ts'
import { newsEditorTexts } from '#web/features/content/news/staff/news-editor.texts.ts'
import { adminPagesTexts } from '#web/features/content/pages/staff/admin-pages.texts.ts'
import { writingTexts } from '#web/features/content/writing/writing.texts.ts'
import { adminServersTexts } from '#web/features/games/game-servers/staff/admin-servers.texts.ts'
import { serverEditorTexts } from '#web/features/games/game-servers/staff/server-editor.texts.ts'
import { imageUploadTexts } from '#web/features/platform/images/image-upload.texts.ts'
import { mailServerTexts } from '#web/features/platform/mail-server/staff/mail-server.texts.ts'
import { adminMaintenanceTexts } from '#web/features/platform/maintenance-mode/staff/admin-maintenance.texts.ts'
import { adminMenusTexts } from '#web/features/platform/menus/staff/admin-menus.texts.ts'
import { adminNoticesTexts } from '#web/features/platform/notices/staff/admin-notices.texts.ts'
import { adminSiteTexts } from '#web/features/platform/site/staff/admin-site.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const PLACES: readonly Place[] = [
  { language: 'ru', width: 390, device: 'keyboard' },
  { language: 'en', width: 1366, device: 'mouse' },
]

/** Presses and fields. */
type Cost = { presses: number; fields: number }

/** Hands that count what they do; coming to the way to a section on a phone is not counted, which folds it away in either panel. */
function countingHands(hands: Hands) {
  const cost = { presses: 0, fields: 0 }
  const counting: Hands = {
    ...hands,
    press(target, key) {
      cost.presses += 1
      return hands.press(target, key)
    },
    write(box, text) {
      cost.fields += 1
      return hands.write(box, text)
    },
    writeDate(box, date) {
      cost.fields += 1
      return hands.writeDate(box, date)
    },
  }
  return { hands: counting, cost }
}

const folder = await mkdtemp(join(tmpdir(), 'frontland-week-'))
afterAll(() => rm(folder, { recursive: true }))

describe.for(PLACES)('$language at $width:', ({ language, width, device }) => {
  test('each task of an ordinary week costs as little as elsewhere', { timeout: 240_000 }, async ({
    product,
    visit,
  }) => {
    const words = wordsTexts[language]
    const account = await register(product, language)
    const visitor = await visit({ language, width })
    const { page } = await returnToPanel(visitor, ADMINISTRATOR, language, device)
    const plain = createHands(page, device)
    const { hands, cost } = countingHands(plain)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const button = (name: string, within: Locator = main) => within.getByRole('button', { name, exact: true })
    const box = (name: string, within: Locator = main) => within.getByLabel(name, { exact: true }).first()
    let spent = 0
    let elsewhere = 0

    /** Does a task from the panel's first page, or from where the last one ended. */
    async function task(name: string, most: Cost, work: () => Promise<void>, path?: string) {
      if (path) await visitor.goto(path)
      Object.assign(cost, { presses: 0, fields: 0 })
      await work()
      expect(cost.presses, `${name}: presses`).toBeLessThanOrEqual(most.presses)
      expect(cost.fields, `${name}: fields`).toBeLessThanOrEqual(most.fields)
      spent += cost.presses + cost.fields
      elsewhere += most.presses + most.fields
    }
    async function open(section: string) {
      cost.presses += 1
      await openSection({ page, hands: plain, language }, section)
    }

    await task('the site is named', { presses: 3, fields: 2 }, async () => {
      await open('/admin/site')
      await hands.write(box(adminSiteTexts[language].name), 'Northwind')
      await hands.press(button(words.save))
      await seeToast(page, adminSiteTexts[language].saved)
    })

    const servers = serverEditorTexts[language]
    await task('a game server is added that is off', { presses: 3, fields: 3 }, async () => {
      await open('/admin/servers')
      await hands.press(main.getByRole('link', { name: adminServersTexts[language].create }))
      await hands.write(box(servers.labels.name_server), uniqueName('Citadel'))
      await hands.write(box(servers.labels.ip), 'citadel.frontland.example:25565')
      await hands.press(button(servers.create))
      await seeToast(page, servers.created)
    })

    const news = newsEditorTexts[language]
    await task('news with a picture are scheduled', { presses: 3, fields: 6 }, async () => {
      await open('/admin/news')
      await hands.press(main.getByRole('link', { name: adminNewsTexts[language].create }))
      await hands.write(box(news.labels.title_ru), uniqueName('The season begins'))
      await hands.write(box(news.labels.description_ru), 'On **Friday**.')
      const picture = join(folder, 'season.png')
      await sharp({ create: { width: 640, height: 360, channels: 3, background: '#7fcf5b' } }).toFile(picture)
      cost.fields += 1
      const choosing = page.waitForEvent('filechooser')
      await plain.press(main.getByLabel(`${imageUploadTexts[language].choose}: ${news.labels.image_global}`))
      await (await choosing).setFiles(picture)
      await main.getByText(imageUploadTexts[language].uploaded).waitFor()
      await hands.writeDate(box(news.labels.date), '2031-05-09T18:30')
      await hands.press(button(writingTexts[language].schedule))
      await seeToast(page, news.savedStates.scheduled)
    })

    await task('a page is written and stands in the menu', { presses: 6, fields: 6 }, async () => {
      await open('/admin/pages')
      await hands.press(main.getByRole('link', { name: adminPagesTexts[language].create }))
      await hands.write(box(news.labels.title_ru), uniqueName('Charter'))
      await hands.write(box(news.labels.description_ru), 'Be kind.')
      await hands.press(button(writingTexts[language].publish))
      await main.getByText(writingTexts[language].states.published, { exact: true }).waitFor()
      await hands.press(button(adminMenusTexts[language].addToMenu))
      await seeToast(page, adminMenusTexts[language].addedToMenu)
    })

    await task('a role with three rights is made', { presses: 6, fields: 1 }, async () => {
      await open('/admin/roles')
      await hands.press(main.getByRole('link', { name: rolesTexts[language].create }))
      await hands.write(box(rolesTexts[language].name), uniqueName('helper'))
      for (const permission of ['manage_news', 'view_feedback', 'view_users'])
        await hands.press(
          main.getByRole('checkbox').and(main.locator(`[aria-describedby$="${permission}"]`)),
          'Space',
        )
      await hands.press(button(words.save))
      await seeToast(page, rolesTexts[language].created)
    })

    await task('a player is found', { presses: 3, fields: 1 }, async () => {
      await hands.press(page.getByRole('button', { name: goToTexts[language].open }))
      cost.fields += 1
      await page.keyboard.type(account.username)
      await dialog.getByRole('option', { name: account.username }).waitFor()
      cost.presses += 1
      await page.keyboard.press('Enter')
      await main.getByRole('heading', { level: 1, name: account.username }).waitFor()
    })
    const player = new URL(page.url()).pathname

    await task('a role is given', { presses: 2, fields: 0 }, async () => {
      await hands.press(
        main.getByRole('checkbox', { name: roleTitle('editor', language), exact: true }),
        'Space',
      )
      await hands.press(button(words.save))
      await seeToast(page, userPageTexts[language].saved)
    })

    const bans = userBansTexts[language]
    await task('somebody is banned', { presses: 2, fields: 1 }, async () => {
      await hands.press(button(bans.ban))
      await hands.write(box(bans.banReason, dialog), 'Griefing')
      await hands.press(button(bans.ban, dialog))
      await seeToast(page, bans.banDone)
    })
    await plain.press(button(bans.unban))
    await seeToast(page, bans.unbanDone)

    const ledger = ledgerTexts[language]
    // Elsewhere it is one press and one field: whose money it was, and why, is told to nobody there.
    await task(
      'money is given, with a reason',
      { presses: 2, fields: 2 },
      async () => {
        await hands.press(button(ledger.change))
        await hands.write(box(ledger.amount, dialog), '100')
        await hands.write(box(ledger.reason, dialog), 'Prize')
        await hands.press(button(ledger.apply, dialog))
        await seeToast(page, ledger.done)
      },
      player,
    )

    const notices = adminNoticesTexts[language]
    await task('a notice is sent to the player', { presses: 2, fields: 1 }, async () => {
      await hands.press(main.getByRole('link', { name: userPageTexts[language].notice }))
      await hands.write(main.getByRole('textbox', { name: notices.text }).first(), 'Well done.')
      await hands.press(button(notices.send))
      await seeToast(page, notices.sent)
    })

    const maintenance = adminMaintenanceTexts[language]
    await task('the site is closed for maintenance', { presses: 4, fields: 0 }, async () => {
      await open('/admin/maintenance')
      await hands.press(main.getByLabel(maintenance.isOn), 'Space')
      await hands.press(button(words.save))
      await hands.press(button(maintenance.close, dialog))
      await seeToast(page, maintenance.saved)
    })
    await plain.press(main.getByLabel(maintenance.isOn), 'Space')
    await plain.press(button(words.save))
    await expect.poll(async () => (await fetch(product.url)).status).toBe(200)

    const letters = mailServerTexts[language]
    const mail = await startMailServer()
    await visitor.goto('/admin/mail')
    await plain.write(box(letters.host), '127.0.0.1')
    await plain.write(box(letters.port), String(mail.port))
    await plain.choose(box(letters.encryption), letters.encryptions.none)
    await plain.write(box(letters.to), account.email)
    await task('a test letter is sent', { presses: 1, fields: 0 }, async () => {
      await hands.press(button(letters.send))
      await expect.poll(() => mail.received.length).toBe(1)
    })

    expect(spent).toBeLessThan(elsewhere)
  })
})
