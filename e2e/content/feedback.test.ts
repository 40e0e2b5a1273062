/** What players say about the servers: reading it, saying something, and a connection that breaks in between. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signInToApi } from '#e2e/harness/api-caller.ts'
import { test } from '#e2e/harness/journey.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/constants/languages.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { feedbackTexts } from '#web/features/content/feedback/feedback.texts.ts'

const says = {
  ru: {
    signInFirst: 'Для отправки сообщения необходимо авторизоваться',
    messageMissing: 'Пожалуйста, введите сообщение',
    sent: ['Спасибо за отзыв!', 'Ваше сообщение успешно отправлено'],
    notSent: ['Не удалось отправить сообщение', 'Ошибка сети. Проверьте подключение к интернету.'],
    story: 'Первый отзыв: держим строй!',
    later: 'Второй отзыв, уже со связью.',
  },
  en: {
    signInFirst: 'Log in to send a message',
    messageMissing: 'Please enter a message',
    sent: ['Thank you for your feedback!', 'Your message has been sent'],
    notSent: ['Could not send the message', 'Network error. Check your internet connection.'],
    story: 'The first review: holding the line!',
    later: 'The second review, with the line restored.',
  },
} as const

describe.for(LANGUAGES)('%s:', (language) => {
  const said = says[language]
  const labels = feedbackTexts[language]
  const textBox = (page: Page) => page.getByLabel(labels.message, { exact: true })
  const sendButton = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^(${labels.submit}|${labels.submitting})$`) })
  const reviews = (page: Page) => page.getByRole('main').getByRole('listitem')

  test('a player leaves feedback, and visitors read it at once', async ({ visit, product }) => {
    const account = await register(product, language)
    const stranger = await visit({ language })
    await stranger.goto('/feedback')
    await stranger.page.getByText(said.signInFirst).waitFor()
    expect(await textBox(stranger.page).count()).toBe(0)

    const player = await visit({ language })
    await signIn(player, account)
    const { page } = player
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await player.goto('/feedback')
    const username = page.getByLabel(labels.username)
    await username.waitFor()
    expect(await username.inputValue()).toBe(account.username)
    expect(await username.isEditable()).toBe(false)
    expect(await textBox(page).getAttribute('rows')).toBe('5')

    await textBox(page).fill('  \n ')
    await sendButton(page).click()
    await seeToast(page, said.messageMissing)
    expect(sent).toEqual([])

    await textBox(page).fill(said.story)
    await sendButton(page).dblclick()
    await seeToast(page, ...said.sent)
    expect(sent).toHaveLength(1)
    expect(await textBox(page).inputValue()).toBe('')
    const newest = await reviews(page).first().textContent()
    expect(newest).toContain(account.username)
    expect(newest).toContain(said.story)

    await stranger.page.reload()
    expect(await reviews(stranger.page).first().textContent()).toContain(said.story)
  })

  // The rest is the same code in either language: its sentences are held by the compiler and by the tests of the screens.
  if (language !== DEFAULT_LANGUAGE) return

  const offline = (request: string) => `net::ERR_INTERNET_DISCONNECTED ${request}`

  test('a lost connection keeps the text and says so', async ({ visit, product }) => {
    const player = await visit({ language })
    await signIn(player, await register(product, language))
    player.expectErrors(offline('POST /api/feedback'), offline('GET /api/profile'))
    const { page, context } = player
    await player.goto('/feedback')
    await sendButton(page).click()
    await seeToast(page, said.messageMissing)
    await textBox(page).fill(said.later)
    await context.setOffline(true)
    await sendButton(page).click()
    await seeToast(page, ...said.notSent)
    await page.getByRole('main').getByText(said.notSent[1]).waitFor()
    expect(await textBox(page).inputValue()).toBe(said.later)

    await context.setOffline(false)
    await sendButton(page).click()
    await seeToast(page, ...said.sent)
    expect(await reviews(page).first().textContent()).toContain(said.later)
  })

  test('a connection lost before the page was touched takes nothing away', async ({ visit, product }) => {
    const player = await visit({ language })
    await signIn(player, await register(product, language))
    player.expectErrors(/^net::ERR_INTERNET_DISCONNECTED /)
    const { page, context } = player
    await player.goto('/feedback')
    await textBox(page).waitFor()
    await context.setOffline(true)
    await textBox(page).click()
    await textBox(page).pressSequentially(said.later)
    await sendButton(page).click()
    await page.getByRole('main').getByText(said.notSent[1]).waitFor()
    expect(await textBox(page).inputValue()).toBe(said.later)

    await context.setOffline(false)
    await sendButton(page).click()
    await seeToast(page, ...said.sent)
  })

  test('a text outlives the session it was written in', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    await signIn(player, account)
    player.expectErrors('401 POST /api/feedback', '401 GET /api/profile')
    const { page } = player
    await player.goto('/feedback')
    await textBox(page).fill(said.story)

    const elsewhere = await signInToApi(product, account)
    const newPassword = `${account.password}-new`
    await elsewhere.call('PUT', '/change-password', { currentPassword: account.password, newPassword })
    await sendButton(page).click()
    const notice = page.locator('[data-awaits-session]').filter({ hasText: labels.sessionEnded })
    expect(await notice.textContent()).not.toContain(said.story)
    expect(await textBox(page).count()).toBe(0)

    await signIn(player, { ...account, password: newPassword })
    await player.goto('/feedback')
    await textBox(page).waitFor()
    expect(await textBox(page).inputValue()).toBe(said.story)
  })
})
