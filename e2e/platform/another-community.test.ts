/**
 * From an empty database an operator makes the site another community's, on a phone and by the panel alone; visitors of
 * another process meet each change a moment later.
 */
import { expect, onTestFinished } from 'vitest'
import { createDatabase } from '#e2e/harness/create-database.ts'
import { keepEvidence, test } from '#e2e/harness/journey.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { ADMINISTRATOR, startProduct } from '#tests/product/start-product.ts'
import { createVisitor, type VisitorOptions } from '#tests/product/visitor.ts'

/** Processes look every second at what others changed. */
const SEEN_WITHIN_MS = 5_000
const NAME = 'Сообщество «Рубеж обороны»'

test('an empty site becomes another community’s', { timeout: 180_000 }, async ({ browser }) => {
  const environment = {
    DATABASE_URL: await createDatabase(),
    SECRET_KEY: 'the key of both processes, as on two machines',
  }
  const start = async () => {
    const product = await startProduct({ environment })
    onTestFinished(() => product.stop())
    return product
  }
  const here = await start()
  const there = await start()
  const comeTo = async (url: string, options: VisitorOptions) => {
    const visitor = await createVisitor(browser, url, options)
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await keepEvidence([visitor], `${task.name} ${url === here.url}`)
      await visitor.context.close()
      expect(visitor.unexpectedErrors()).toEqual([])
    })
    return visitor
  }
  const untilTold = (path: string, text: string) =>
    expect
      .poll(async () => (await fetch(there.url + path)).text(), { timeout: SEEN_WITHIN_MS, interval: 100 })
      .toContain(text)

  const operator = await comeTo(here.url, { language: 'ru', width: 390 })
  const { page } = operator
  const box = (name: string | RegExp) => page.getByLabel(name, { exact: true })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const follow = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first().click()
  const open = async (section: string) => {
    await press(/^Админ-панель/)
    await page.getByRole('navigation').getByRole('link', { name: section, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: section }).waitFor()
  }
  await signIn(operator, ADMINISTRATOR)

  // The list of the first day leads to the settings.
  await operator.goto('/admin')
  await follow('Название и цвета')
  await box('Название').fill(NAME)
  await box('Цвет').fill('7fcf5b')
  await box('Крупный заголовок · Русский').fill('Держи рубеж.')
  await box('Крупный заголовок · Английский').fill('Hold the line.')
  // However long the page is, what saves it is at hand.
  const save = page.getByRole('button', { name: 'Сохранить' })
  expect((await save.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0)
  // The mark has to be uploaded, so none of the delivered pictures is offered for it.
  await press('Из медиатеки: Логотип')
  await page.getByRole('tab', { name: 'Загруженные' }).waitFor()
  expect(await page.getByRole('tab', { name: 'Картинки набора' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await press(/^Из медиатеки: Картинка$/)
  await page.getByRole('tab', { name: 'Картинки набора' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'gallery-1' }).click()
  await page.getByRole('switch', { name: 'Roblox' }).click()
  await box('Discord').fill('discord.gg/rubezh')
  for (const link of ['YouTube', 'Twitch']) await box(link).fill('')
  await box('Имя или организация').fill('ИП Рубежов')
  await box('Как связаться').fill('boss@rubezh.example')
  await press('Сохранить')
  await page.getByText('Настройки сохранены').waitFor()
  await untilTold('/?lang=en', 'Hold the line.')

  await open('Слова')
  await box('Что написано на сайте').fill('landcoins')
  await press('Изменить: LandCoins')
  await page.getByRole('textbox', { name: 'Русский' }).fill('Жетоны')
  await page.getByRole('textbox', { name: 'Английский' }).fill('Tokens')
  await press('Сохранить')
  await page.getByText('Слова изменены').waitFor()

  await open('Подборки')
  await press('Убрать все образцы')
  await page.getByRole('button', { name: 'Вернуть все образцы' }).waitFor()
  await follow('Справка о лаунчере')
  await follow('Добавить')
  await box('Вопрос, шаг или узел').first().fill('Нужен ли Java?')
  await box('Ответ').first().fill('Нет: лаунчер приносит свой.')
  await press('Сохранить')
  await untilTold('/download', 'Нужен ли Java?')

  await open('Страницы')
  await follow('Новая страница')
  await box('Адрес на сайте').fill('rules')
  await box('Заголовок').first().fill('Правила рубежа')
  await box('Текст, Markdown').first().fill('Не **грифить**.')
  await press('Опубликовать')
  await page.getByText('Страница на сайте').waitFor()
  await open('Меню')
  await box('Что добавить · Шапка').selectOption({ label: 'Правила рубежа · /rules' })
  await press('Добавить пункт')
  await press('Сохранить')
  await page.getByText('Меню сохранены').waitFor()
  await untilTold('/', 'Правила рубежа')

  // A visitor of the other process, who has never been here, meets another community.
  const visitor = await comeTo(there.url, { language: 'ru', width: 390 })
  await visitor.goto('/')
  expect(await visitor.page.title()).toContain(NAME)
  const header = visitor.page.getByRole('banner')
  const brand = header.getByRole('link', { name: NAME })
  const [around, inside] = [await header.boundingBox(), await brand.boundingBox()]
  expect(inside?.height).toBeLessThanOrEqual(around?.height ?? 0)
  await visitor.page.getByRole('heading', { level: 1, name: 'Держи рубеж.' }).waitFor()
  const footer = visitor.page.getByRole('contentinfo')
  expect(await footer.getByRole('link', { name: 'Discord' }).getAttribute('href')).toBe(
    'https://discord.gg/rubezh',
  )
  expect(await visitor.page.locator('a[href*="roblox" i]').count()).toBe(0)
  expect(await visitor.page.getByText('образец').count()).toBe(0)
  await header.getByRole('button', { name: 'Открыть меню' }).click()
  await visitor.page.getByRole('dialog').getByRole('link', { name: 'Правила рубежа' }).click()
  await visitor.page.getByRole('main').getByText('грифить').waitFor()
  await visitor.goto('/terms')
  await visitor.page.getByRole('main').getByText('ИП Рубежов').waitFor()

  // Somebody who joins counts in the community's own money.
  await signIn(visitor, await register(there))
  await visitor.goto('/profile')
  await visitor.page.getByText('Жетоны').first().waitFor()
})
