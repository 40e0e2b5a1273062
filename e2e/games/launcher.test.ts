/** The way of a launcher: from the disk of whoever built it to the disk of a player. */

import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/constants/languages.ts'
import { LAUNCHER_FILES, UPLOAD_PIECE_BYTES } from '#shared/constants/launcher.ts'
import { uploadPath } from '#tests/harness/launcher.ts'
import { signIn } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'

const UPLOADS = `**${uploadPath('*')}`

const WORDS = {
  ru: {
    version: '1.2.0',
    choose: 'Выбрать файл: Файл лаунчера',
    chooseSame: 'Выбрать тот же файл: Файл лаунчера',
    pause: 'Пауза: Файл лаунчера',
    uploaded: 'Файл загружен',
    notes: /Русский/,
    publish: 'Опубликовать',
    published: 'Версия опубликована',
    takeBack: 'Снять с публикации',
    takenBack: 'Версия снята',
    remove: 'Удалить',
    removed: 'Версия удалена',
    download: 'Скачать для Windows',
    check: 'Проверить файл',
    size: /^9\sМБ$/,
    noFile: 'Файл ещё не выложен',
    missing: 'Файла на складе нет',
    missingDetail: /Лаунчер для macOS ещё не выложен/,
    back: 'К загрузкам',
    archive: 'Архив версий',
  },
  en: {
    version: '1.3.0',
    choose: 'Choose a file: Launcher file',
    chooseSame: 'Choose the same file: Launcher file',
    pause: 'Pause: Launcher file',
    uploaded: 'The file is uploaded',
    notes: /English/,
    publish: 'Publish',
    published: 'The version is published',
    takeBack: 'Unpublish',
    takenBack: 'The version is unpublished',
    remove: 'Delete',
    removed: 'The version is deleted',
    download: 'Download for Windows',
    check: 'Check the file',
    size: /^9\sMB$/,
    noFile: 'No file yet',
    missing: 'The depot has no such file',
    missingDetail: /The launcher for macOS is not out yet/,
    back: 'To the downloads',
    archive: 'Version archive',
  },
} as const

/** A program for Windows as far as its first bytes tell, larger than one piece of an upload. */
async function buildLauncher(folder: string, version: string) {
  const bytes = Buffer.concat([Buffer.from('MZ'), randomBytes(UPLOAD_PIECE_BYTES + 1024 * 1024 - 2)])
  const path = join(folder, `FrontLand-Setup-${version}.exe`)
  await writeFile(path, bytes)
  return { path, sha256: createHash('sha256').update(bytes).digest('hex') }
}

describe.for(LANGUAGES)('%s:', (language) => {
  const words = WORDS[language]
  const page = (path: string) => `${path}?lang=${language}`

  test('a version goes up, stands on the page, is downloaded, and is taken back', async ({
    product,
    visit,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'frontland-launcher-'))
    const built = await buildLauncher(folder, words.version)
    const shown = () => fetch(product.url + page('/download')).then((reply) => reply.text())
    // It is in the cache before anything is published.
    expect(await shown()).toContain(words.noFile)

    const staff = await visit({ language })
    await signIn(staff, ADMINISTRATOR)
    await staff.goto('/admin/launcher/new')
    await staff.page.getByLabel(words.choose).setInputFiles(built.path)
    await staff.page.getByText(words.uploaded).waitFor()
    expect(await staff.page.locator('input[name=launcherVersion]').inputValue()).toBe(words.version)
    await staff.page.getByRole('textbox', { name: words.notes }).fill(`${words.version}!`)
    expect(await findAxeViolations(staff.page)).toEqual([])
    await staff.page.getByRole('button', { name: words.publish }).click()
    await seeToast(staff.page, words.published)
    expect(await shown()).toContain(built.sha256)
    await staff.page.getByText(built.sha256).waitFor()
    expect(await findAxeViolations(staff.page)).toEqual([])

    const player = await visit({ language, width: 390 })
    await player.goto('/download')
    const card = player.page
      .getByRole('listitem')
      .filter({ has: player.page.getByRole('heading', { name: 'Windows' }) })
      .first()
    await card.getByText(words.version, { exact: true }).waitFor()
    await card.getByText(words.size).waitFor()
    await card.getByText(words.check).click()
    await card.getByText(built.sha256).waitFor()
    expect(await findAxeViolations(player.page)).toEqual([])
    const [download] = await Promise.all([
      player.page.waitForEvent('download'),
      card.getByRole('link', { name: words.download }).click(),
    ])
    expect(download.suggestedFilename()).toBe('frontland-windows.exe')
    const saved = await readFile(await download.path())
    expect(createHash('sha256').update(saved).digest('hex')).toBe(built.sha256)

    player.expectErrors(`404 GET ${LAUNCHER_FILES.macos.link}`)
    expect((await player.goto(LAUNCHER_FILES.macos.link)).status()).toBe(404)
    await player.page.getByRole('heading', { name: words.missing }).waitFor()
    await player.page.getByText(words.missingDetail).waitFor()
    await player.page.getByRole('link', { name: words.back }).click()
    await player.page.waitForURL('/download')

    await staff.page.getByRole('button', { name: new RegExp(`^${words.takeBack}: `) }).click()
    await seeToast(staff.page, words.takenBack)
    expect(await shown()).not.toContain(built.sha256)
    player.expectErrors(`404 GET ${LAUNCHER_FILES.windows.link}`)
    expect((await player.goto(LAUNCHER_FILES.windows.link)).status()).toBe(404)
    await staff.page.getByRole('button', { name: new RegExp(`^${words.remove}: `) }).click()
    await staff.page.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click()
    await seeToast(staff.page, words.removed)
    expect(await staff.page.evaluate('document.activeElement === document.body')).toBe(false)
    await rm(folder, { recursive: true })
  })

  // The rest is the same code in either language: its sentences are held by the compiler and by the tests of the screens.
  if (language !== DEFAULT_LANGUAGE) return

  test('an upload that was interrupted goes on from where it was, also after a reload', async ({ visit }) => {
    const folder = await mkdtemp(join(tmpdir(), 'frontland-launcher-'))
    const built = await buildLauncher(folder, words.version)
    const staff = await visit({ language })
    const ranges: string[] = []
    await signIn(staff, ADMINISTRATOR)
    staff.page.on('request', (request) => {
      if (request.method() === 'PUT') ranges.push(request.headers()['content-range'] ?? '')
    })
    // The second piece never arrives, as on a broken line.
    await staff.page.route(UPLOADS, (route) => {
      const range = route.request().headers()['content-range']
      const isSecond = range !== undefined && !range.startsWith('bytes 0-')
      return isSecond ? route.abort('connectionfailed') : route.continue()
    })
    staff.expectErrors(/^net::ERR_CONNECTION_FAILED PUT /)
    await staff.goto('/admin/launcher/new')
    await staff.page.getByLabel(words.choose).setInputFiles(built.path)
    await staff.page.getByRole('alert').waitFor()
    await staff.page.unroute(UPLOADS)

    staff.page.once('dialog', (dialog) => dialog.accept())
    await staff.goto('/admin/launcher/new')
    ranges.length = 0
    await staff.page.getByLabel(words.chooseSame).setInputFiles(built.path)
    await staff.page.getByText(words.uploaded).waitFor()
    const size = UPLOAD_PIECE_BYTES + 1024 * 1024
    expect(ranges).toEqual([`bytes ${UPLOAD_PIECE_BYTES}-${size - 1}/${size}`])
    await rm(folder, { recursive: true })
  })

  test('without scripts archive and beta stand on the page as well', async ({ visit }) => {
    const visitor = await visit({ language, javaScript: false })
    await visitor.goto('/download')
    await visitor.page.getByRole('heading', { name: words.archive }).waitFor()
    await visitor.page.getByText(words.noFile).first().waitFor()
  })
})
