/**
 * From an empty database an operator makes the site another community's by the panel alone, on a phone in Russian and at a
 * desk in English; visitors of another process meet each change a moment later.
 */
import { expect, onTestFinished } from 'vitest'
import { createDatabase } from '#e2e/harness/create-database.ts'
import { keepEvidence, test } from '#e2e/harness/journey.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { ADMINISTRATOR, startProduct } from '#tests/product/start-product.ts'
import { createVisitor, type VisitorOptions } from '#tests/product/visitor.ts'

/** Processes look four times a second at what others changed; the rest is for a machine that is busy. */
const SEEN_WITHIN_MS = 5_000
const NAME = 'Сообщество «Рубеж обороны»'

const OPERATORS = [
  { language: 'ru', width: 390 },
  { language: 'en', width: 1440 },
] as const satisfies VisitorOptions[]

for (const { language, width } of OPERATORS)
  test(`an empty site becomes another community’s, in ${language} at ${width}`, {
    timeout: 360_000,
  }, async ({ browser }) => {
    const say = <Text>(ru: Text, en: Text) => ({ ru, en })[language]
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
        await visitor.leave()
        expect(visitor.unexpectedErrors()).toEqual([])
      })
      return visitor
    }
    const untilTold = (path: string, text: string) =>
      expect
        .poll(async () => (await fetch(there.url + path)).text(), { timeout: SEEN_WITHIN_MS, interval: 100 })
        .toContain(text)

    const operator = await comeTo(here.url, { language, width })
    const { page } = operator
    const box = (name: string | RegExp) => page.getByLabel(name, { exact: true })
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
    const follow = (name: string | RegExp) =>
      page.getByRole('main').getByRole('link', { name }).first().click()
    const open = async (section: string) => {
      if (width < 1024) await press(/^Админ-панель|^Admin panel/)
      await page.getByRole('navigation').getByRole('link', { name: section, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: section }).waitFor()
    }
    await signIn(operator, ADMINISTRATOR)

    // The list of the first day leads to the settings.
    await operator.goto('/admin')
    await follow(say('Название и цвета', 'Name and color'))
    await box(say('Название', 'Name')).fill(NAME)
    await box(say('Цвет', 'Color')).fill('7fcf5b')
    await box(say('Крупный заголовок · Русский', 'Headline · Russian')).fill('Держи рубеж.')
    await box(say('Крупный заголовок · Английский', 'Headline · English')).fill('Hold the line.')
    // However long the page is, what saves it is at hand.
    const save = page.getByRole('button', { name: say('Сохранить', 'Save') })
    expect((await save.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0)
    // The mark has to be uploaded, so none of the delivered pictures is offered for it.
    await press(say('Из медиатеки: Логотип', 'From the library: Logo'))
    await page.getByRole('tab', { name: say('Загруженные', 'Uploaded') }).waitFor()
    expect(await page.getByRole('tab', { name: say('Картинки набора', 'Pictures of the set') }).count()).toBe(
      0,
    )
    await page.keyboard.press('Escape')
    await press(say(/^Из медиатеки: Картинка$/, /^From the library: Picture$/))
    await page.getByRole('tab', { name: say('Картинки набора', 'Pictures of the set') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(/^Ночная колонна/, /^A convoy at night/) })
      .click()
    await page.getByRole('switch', { name: 'Roblox' }).click()
    await box('Discord').fill('discord.gg/rubezh')
    for (const link of ['YouTube', 'Twitch']) await box(link).fill('')
    await box(say('Имя или организация', 'Name or organization')).fill('ИП Рубежов')
    await box(say('Как связаться', 'How to get in touch')).fill('boss@rubezh.example')
    await press(say('Сохранить', 'Save'))
    await page.getByText(say('Настройки сохранены', 'Settings saved')).waitFor()
    await untilTold('/?lang=en', 'Hold the line.')

    await open(say('Слова', 'Words'))
    await box(say('Что написано на сайте', 'What the site says')).fill('landcoins')
    await press(say('Изменить: LandCoins', 'Change: LandCoins'))
    await page.getByRole('textbox', { name: say('Русский', 'Russian') }).fill('Жетоны')
    await page.getByRole('textbox', { name: say('Английский', 'English') }).fill('Tokens')
    await press(say('Сохранить', 'Save'))
    await page.getByText(say('Слова изменены', 'The words are changed')).waitFor()

    await open(say('Подборки', 'Collections'))
    await press(say('Убрать все образцы', 'Put all samples away'))
    await page.getByRole('button', { name: say('Вернуть все образцы', 'Bring all samples back') }).waitFor()
    await follow(say('Справка о лаунчере', 'Launcher help'))
    await follow(say('Добавить', 'Add'))
    await box(say('Вопрос, шаг или узел', 'Question, step or part')).first().fill('Нужен ли Java?')
    await box(say('Ответ', 'Answer')).first().fill('Нет: лаунчер приносит свой.')
    await press(say('Сохранить', 'Save'))
    await untilTold('/download', 'Нужен ли Java?')

    await open(say('Подборки', 'Collections'))
    await follow(say('Команда', 'Team'))
    await follow(say('Добавить', 'Add'))
    await box(say('Имя', 'Name')).first().fill('Рубежник')
    await press(say('Сохранить', 'Save'))
    await untilTold('/team', 'Рубежник')

    await open(say('Страницы', 'Pages'))
    await follow(say('Новая страница', 'New page'))
    await box(say('Адрес на сайте', 'Address on the site')).fill('rules')
    await box(say('Заголовок', 'Title')).first().fill('Правила рубежа')
    await box(say('Текст', 'Text')).first().fill('Не **грифить**.')
    await press(say('Опубликовать', 'Publish'))
    await page.getByText(say('Страница на сайте', 'The page is on the site')).waitFor()
    await open(say('Меню', 'Menus'))
    await box(say('Что добавить · Шапка', 'What to add · Header')).selectOption({
      label: 'Правила рубежа · /rules',
    })
    await press(say('Добавить пункт', 'Add an entry'))
    await press(say('Сохранить', 'Save'))
    await page.getByText(say('Меню сохранены', 'Menus saved')).waitFor()
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
    expect(await footer.textContent()).not.toMatch(/roblox|scp/i)
    for (const path of ['/', '/servers', '/rankings', '/tournaments', '/register']) {
      const told = /<meta name="description" content="([^"]+)"/.exec(
        await (await fetch(there.url + path)).text(),
      )
      expect(told?.[1], path).toMatch(/[а-я]/)
      expect(told?.[1], path).not.toMatch(/roblox|scp/i)
    }
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
