/** The day of an editor, who writes the news and reads feedback: by keyboard alone on one screen, by mouse on the other. */

import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect } from 'vitest'
import type { ApiCaller } from '#e2e/harness/api-caller.ts'
import { createHands, type Hands } from '#e2e/harness/hands.ts'
import { test } from '#e2e/harness/journey.ts'
import { OTHER_PLACES } from '#e2e/harness/places.ts'
import { appoint, enterPanel, expectClosedPages, expectRefusals, openSection } from '#e2e/harness/staff.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { uniqueName } from '#e2e/harness/unique-name.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { NewsItem } from '#shared/contract/content/news.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import type { Product } from '#tests/product/start-product.ts'
import { untilHydrated, type Visitor } from '#tests/product/visitor.ts'
import { conflictTexts } from '#web/editing/conflict.texts.ts'
import { editorTexts } from '#web/editing/editor.texts.ts'
import { markdownTexts } from '#web/editing/markdown/markdown.texts.ts'
import { adminFeedbackTexts } from '#web/features/content/feedback/staff/admin-feedback.texts.ts'
import { adminNewsTexts } from '#web/features/content/news/staff/admin-news.texts.ts'
import { newsEditorTexts } from '#web/features/content/news/staff/news-editor.texts.ts'
import { writingTexts } from '#web/features/content/writing/writing.texts.ts'
import { imageUploadTexts } from '#web/features/platform/images/image-upload.texts.ts'
import { unsavedWarningTexts } from '#web/routing/unsaved-warning.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const PERMISSIONS: Permission[] = ['access_admin_panel', 'manage_news', 'view_feedback']

/** The boxes and buttons of the news editor, as this language names them. */
function editorOf(page: Page, language: Language) {
  const texts = { ...newsEditorTexts[language], ...writingTexts[language] }
  const markdown = markdownTexts[language]
  const about = (of: Language) => `${texts.labels.description_ru}, ${of.toUpperCase()}`
  const main = page.getByRole('main')
  const part = (of: Language) =>
    main.getByRole('group', {
      name: of === 'ru' ? wordsTexts[language].russian : wordsTexts[language].english,
    })
  return {
    texts,
    main,
    title: (of: Language) => part(of).getByLabel(texts.labels.title_ru, { exact: true }),
    text: (of: Language) => part(of).getByLabel(texts.labels.description_ru, { exact: true }),
    date: main.getByLabel(texts.labels.date, { exact: true }),
    picture: main.locator('input[name=image_global]'),
    /** What a text looks like: beside it where there is room, else in its place, until its own button is pressed. */
    preview: (of: Language) => main.getByRole('region', { name: `${markdown.preview}: ${about(of)}` }),
    async show(hands: Hands, view: 'text' | 'preview', of: Language) {
      const button = main.getByRole('button', { name: `${markdown[view]}: ${about(of)}` })
      if (await button.count()) await hands.press(button)
    },
    chooser: main.getByLabel(`${imageUploadTexts[language].choose}: ${texts.labels.image_global}`),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    back: main.getByRole('link', { name: wordsTexts[language].toList }),
  }
}

const isShown = async ({ url }: Product, language: Language, text: string) =>
  (await (await fetch(`${url}/news?lang=${language}`)).text()).includes(text)

const shownOn = (product: Product, language: Language) => {
  const become = (text: string, wanted: boolean) =>
    expect.poll(() => isShown(product, language, text), { interval: 50 }).toBe(wanted)
  return { until: (text: string) => become(text, true), untilGone: (text: string) => become(text, false) }
}

async function publish(administrator: ApiCaller, title: string): Promise<NewsItem> {
  const item = { title_ru: title, title_en: title, description_ru: 'Раз.', description_en: 'One.' }
  const { status, body } = await administrator.call('POST', '/news', item)
  expect(status).toBe(201)
  return body as NewsItem
}

async function openEditor(
  { page, goto }: Pick<Visitor, 'page' | 'goto'>,
  item: NewsItem,
  language: Language,
) {
  await goto(`/admin/news/${item.id}`)
  const editor = editorOf(page, language)
  await editor.title('ru').waitFor()
  return editor
}

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7c8a4f' } })
    .png()
    .toBuffer()

const folder = await mkdtemp(join(tmpdir(), 'frontland-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function keepFile(name: string, bytes: Buffer | string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

async function chooseFile(page: Page, hands: Hands, chooser: Locator, file: string) {
  const [opened] = await Promise.all([page.waitForEvent('filechooser'), hands.press(chooser, 'Space')])
  await opened.setFiles(file)
}

describe.for(OTHER_PLACES)('$language at $width:', ({ language, width, device }) => {
  const list = adminNewsTexts[language]

  test('an editor writes in two languages, schedules, publishes, withdraws, deletes and restores', async ({
    product,
    administrator,
    visit,
  }) => {
    const shown = shownOn(product, language)
    const bridge = uniqueName(language)
    const titles = { ru: `Мост ${bridge} взят`, en: `The ${bridge} bridge is ours` }
    const title = titles[language]
    const visitor = await visit({ language, width })
    const account = await appoint(product, administrator, 'manage_news', 'view_feedback')
    const member = await enterPanel(visitor, account, language, device)
    const { page, hands } = member
    const editor = editorOf(page, language)
    const { texts, main } = editor

    await openSection(member, '/admin/news')
    await hands.press(main.getByRole('link', { name: list.create }))
    await hands.write(editor.title('ru'), titles.ru)
    await hands.press(editor.button(texts.saveDraft))
    await seeToast(page, texts.savedStates.draft)
    await hands.press(editor.button(texts.publish))
    await main.getByRole('alert').first().waitFor()
    // Nothing goes out half-written: the keyboard stands in the first box that is missing.
    await expect.poll(() => hands.isAt(editor.text('ru'))).toBe(true)
    await hands.write(editor.text('ru'), 'Сапёры **закончили** работу к рассвету.')
    await hands.write(editor.title('en'), titles.en)
    await hands.write(editor.text('en'), 'The sappers were **done** by dawn.')

    const picture = await draw(1600, 900)
    await chooseFile(page, hands, editor.chooser, await keepFile('bridge.png', picture))
    await main.getByText(imageUploadTexts[language].uploaded).waitFor()
    const path = await editor.picture.inputValue()
    expect(path).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/)

    await editor.show(hands, 'preview', language)
    await editor.preview(language).locator('strong').waitFor()
    await editor.show(hands, 'text', language)
    await hands.writeDate(editor.date, '2031-05-09T18:30')
    await expect.poll(() => editor.date.inputValue()).toBe('2031-05-09T18:30')
    await hands.press(editor.button(texts.schedule))
    await seeToast(page, texts.savedStates.scheduled)
    expect(await isShown(product, language, title)).toBe(false)

    await hands.press(editor.button(texts.publishNow))
    await shown.until(title)
    await seeToast(page, texts.savedStates.published)
    const reader = await visit({ language, width })
    await reader.goto('/news')
    const entry = reader.page.getByRole('listitem').filter({ hasText: title })
    await entry.getByRole('heading', { name: title }).waitFor()
    const image = entry.locator(`img[src^="${path.replace('.webp', '')}"]`)
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((drawn) => (drawn as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(0)

    await hands.press(editor.button(texts.unpublish))
    await seeToast(page, texts.savedStates.draft)
    await shown.untilGone(title)
    await hands.press(editor.button(texts.publish))
    await shown.until(title)

    await hands.press(editor.back)
    await page.waitForURL('/admin/news')
    await hands.press(main.getByRole('button', { name: `${wordsTexts[language].remove}: ${title}` }))
    await main.getByText(list.removed).waitFor()
    await shown.untilGone(title)
    // The way back has the focus already.
    await expect
      .poll(() => hands.isAt(main.getByRole('button', { name: wordsTexts[language].undo })))
      .toBe(true)
    await page.keyboard.press('Enter')
    await seeToast(page, list.restored)
    await shown.until(title)
  })

  test('nobody leaves with unsaved words without being asked, and a lost connection keeps them', async ({
    product,
    administrator,
    visit,
  }) => {
    const item = await publish(administrator, `Tower ${language}`)
    const visitor = await visit({ language, width })
    await enterPanel(visitor, await appoint(product, administrator, 'manage_news'), language, device)
    const { page, context } = visitor
    const hands = createHands(page, device)
    const editor = await openEditor(visitor, item, language)
    const { texts, main } = editor
    const later = `Башня 7 стоит ${language}`
    await hands.write(editor.title('ru'), later)

    const asked: string[] = []
    page.once('dialog', (dialog) => {
      asked.push(dialog.message())
      return dialog.dismiss()
    })
    await hands.press(editor.back)
    expect(asked).toEqual([unsavedWarningTexts[language].question])
    expect(new URL(page.url()).pathname).toBe(`/admin/news/${item.id}`)
    await expect.poll(() => editor.title('ru').inputValue()).toBe(later)

    visitor.expectErrors(/^net::ERR_INTERNET_DISCONNECTED /)
    await context.setOffline(true)
    await hands.press(editor.button(wordsTexts[language].save))
    await main.getByText(editorTexts[language].kept).waitFor()
    // The button was disabled meanwhile; the keyboard is where it was all the same.
    await expect.poll(() => hands.isAt(editor.button(wordsTexts[language].save))).toBe(true)
    await expect.poll(() => editor.title('ru').inputValue()).toBe(later)
    await context.setOffline(false)
    await page.keyboard.press('Enter')
    await seeToast(page, texts.savedStates.published)
    await shownOn(product, 'ru').until(later)

    // What is saved lets go without a question.
    await hands.press(editor.back)
    await page.waitForURL('/admin/news')
    expect(asked).toHaveLength(1)
  })

  test('two editors of one item: the second is told, chooses, and loses nothing', async ({
    product,
    administrator,
    visit,
  }) => {
    const item = await publish(administrator, `Wall ${language}`)
    const first = await visit({ language, width })
    await enterPanel(first, await appoint(product, administrator, 'manage_news'), language, device)
    const theirs = await openEditor(first, item, language)
    const page = await first.openTab()
    await page.goto(`/admin/news/${item.id}`)
    await untilHydrated(page)
    const hands = createHands(page, device)
    const mine = editorOf(page, language)
    await mine.title('ru').waitFor()

    const said = { theirTitle: `Стена ${language}`, myTitle: `Вал ${language}`, myText: 'Held until dawn.' }
    await first.page.bringToFront()
    const theirHands = createHands(first.page, device)
    await theirHands.write(theirs.title('ru'), said.theirTitle)
    await theirHands.write(theirs.text('ru'), 'Стояла до рассвета.')
    await theirHands.press(theirs.button(wordsTexts[language].save))
    await seeToast(first.page, theirs.texts.savedStates.published)

    await page.bringToFront()
    await hands.write(mine.title('ru'), said.myTitle)
    await hands.write(mine.text('en'), said.myText)
    first.expectErrors(`409 PUT /api/news/${item.id}`)
    await hands.press(mine.button(wordsTexts[language].save))
    const conflict = mine.main.getByRole('alert').filter({ hasText: conflictTexts[language].titleBy })
    await conflict.getByText(conflictTexts[language].chosen).waitFor()
    await conflict.getByText(said.theirTitle).waitFor()
    // What only one of them changed needs no question.
    await expect.poll(() => mine.text('ru').inputValue()).toBe('Стояла до рассвета.')
    await expect.poll(() => mine.text('en').inputValue()).toBe(said.myText)
    await hands.press(conflict.getByRole('button', { name: conflictTexts[language].keep }))
    await hands.press(mine.button(wordsTexts[language].save))
    await seeToast(page, mine.texts.savedStates.published)
    const { body } = await administrator.call('GET', `/admin/news/${item.id}`)
    expect(body).toMatchObject({
      title_ru: said.myTitle,
      description_ru: 'Стояла до рассвета.',
      description_en: said.myText,
    })
  })

  // The rest is the same code in either language: its sentences are held by the compiler and by the tests of the screens.
  if (language !== DEFAULT_LANGUAGE) return

  test('an editor reads feedback and changes nothing there; the server refuses the rest', async ({
    product,
    administrator,
    visit,
  }) => {
    const visitor = await visit({ language, width })
    const account = await appoint(product, administrator, 'manage_news', 'view_feedback')
    const member = await enterPanel(visitor, account, language, device)
    await openSection(member, '/admin/feedback')
    await member.page.getByText(adminFeedbackTexts[language].readOnly).waitFor()
    await expectRefusals(visitor, PERMISSIONS)
    await expectClosedPages(visitor, PERMISSIONS, language)
  })
})

// What is refused, and how: the same code in either language.
describe('ru:', () => {
  const language = DEFAULT_LANGUAGE
  const device = 'mouse'

  test('a file that is no picture is refused in the editor’s language, and nothing is kept', async ({
    product,
    administrator,
    visit,
  }) => {
    const visitor = await visit({ language })
    const { hands } = await enterPanel(
      visitor,
      await appoint(product, administrator, 'manage_news'),
      language,
      device,
    )
    visitor.expectErrors(/^4\d\d POST \/api\/admin\/images\?name=/)
    await visitor.goto('/admin/news/new')
    const { page } = visitor
    const editor = editorOf(page, language)
    await editor.title('ru').waitFor()
    const says = imageUploadTexts[language]
    const kept = () => readdir(join(product.dataDir, 'uploads')).catch(() => [])
    const before = await kept()

    const broken = errorTexts[language].bad_image
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    // Neighbours differ in what is said of them, so that no old message is taken for a new one.
    const refused: [name: string, bytes: Buffer | string, message: string][] = [
      ['bomb.png', await draw(7_000, 7_000), broken],
      ['notes.txt', 'Notes', says.wrongType],
      ['script.png', script, broken],
      ['script.svg', script, says.wrongType],
      ['program.png', 'MZ, and so on', broken],
      ['large.png', randomBytes(20 * 1024 * 1024), says.tooLarge],
      ['half.png', (await draw(64, 64)).subarray(0, 60), broken],
    ]
    for (const [name, bytes, message] of refused) {
      await chooseFile(page, hands, editor.chooser, await keepFile(name, bytes))
      await editor.main.getByRole('alert').filter({ hasText: message }).waitFor()
      expect(await editor.picture.inputValue(), name).toBe('')
    }
    expect(await kept()).toEqual(before)
  })

  test('the preview shows what an author wrote as text, never as script or as another site', async ({
    product,
    administrator,
    visit,
  }) => {
    const visitor = await visit({ language })
    await enterPanel(visitor, await appoint(product, administrator, 'manage_news'), language, device)
    await visitor.goto('/admin/news/new')
    const { page } = visitor
    const hands = createHands(page, device)
    const editor = editorOf(page, language)
    const traps = [
      '**bold**',
      '<script>document.title="trapped"</script>',
      '<img src=x onerror="document.title=`trapped`">',
      '<iframe src="https://evil.example/"></iframe>',
      '[click](javascript:document.title=`trapped`)',
      '![picture](https://evil.example/spy.png)',
      '<svg onload="document.title=`trapped`"></svg>',
    ]
    await hands.write(editor.text(language), traps.join('\n\n'))
    await editor.show(hands, 'preview', language)
    const preview = editor.preview(language)
    await preview.locator('strong', { hasText: 'bold' }).waitFor()
    expect(await preview.locator('script, iframe, svg[onload], [onerror], img[src^="http"]').count()).toBe(0)
    expect(await preview.locator('a[href^="javascript"]').count()).toBe(0)
    expect(await page.title()).not.toContain('trapped')
    // Past our own policy (Trusted Types) no text becomes HTML, whoever asks for it.
    visitor.expectErrors(/TrustedHTML/)
    const refusal = await page.evaluate(`(() => {
      try {
        document.createElement('div').innerHTML = '<b>trapped</b>'
        return 'taken'
      } catch (error) {
        return error.name
      }
    })()`)
    expect(refusal).toBe('TypeError')
    await editor.show(hands, 'text', language)
    await hands.write(editor.text(language), '')
  })
})
