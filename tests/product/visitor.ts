/** A person in front of the site: a browser of their own, without cookies and history. */
import type { Browser, BrowserContext, Frame, Page, Response } from 'playwright-core'
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, type Language } from '#shared/constants/languages.ts'
import { closeInTime } from '#tests/browser/close-in-time.ts'
import { watchPage } from './watch-page.ts'

const PATIENCE_MS = 20_000

export type VisitorOptions = {
  /** Chosen at an earlier visit; a first-time visitor has chosen none. */
  language?: Language
  /** Pixels. */
  width?: number
  javaScript?: boolean
}

export type Visitor = {
  /** The address of the site that is visited. */
  siteUrl: string
  context: BrowserContext
  page: Page
  /** Opens an address and waits until the page reacts to clicks. */
  goto(path: string): Promise<Response>
  /** Opens another tab. */
  openTab(): Promise<Page>
  /** Closes their browser. */
  leave(): Promise<void>
  /** Names complaints that belong to the story, such as `401 POST /api/login`. All others fail the test. */
  expectErrors(...errors: (string | RegExp)[]): void
  /** What was complained of beyond that. */
  unexpectedErrors(): string[]
}

/** Lets a visitor in. What a page asks of other sites is a complaint. */
export async function createVisitor(
  browser: Browser,
  siteUrl: string,
  { language = DEFAULT_LANGUAGE, width = 1440, javaScript = true }: VisitorOptions = {},
): Promise<Visitor> {
  const hasChosen = language !== DEFAULT_LANGUAGE
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height: 900 },
    javaScriptEnabled: javaScript,
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    ...(hasChosen && {
      storageState: {
        cookies: [cookieOf(language, siteUrl)],
        origins: [{ origin: siteUrl, localStorage: [{ name: LANGUAGE_KEY, value: language }] }],
      },
    }),
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const complaints: string[] = []
  // A browser without scripts says of each that it leaves it out.
  const expectedErrors: (string | RegExp)[] = javaScript ? [] : [/^csp GET \/assets\/[\w.-]+\.js$/]
  context.on('page', (opened) => watchPage(opened, siteUrl, (complaint) => complaints.push(complaint)))
  const page = await context.newPage()

  return {
    siteUrl,
    context,
    page,
    async goto(path) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      if (!response) throw new Error(`Nothing was loaded from ${path}.`)
      if (javaScript) await untilHydrated(page)
      return response
    },
    openTab: () => context.newPage(),
    leave: () => closeInTime(context),
    expectErrors: (...errors) => {
      expectedErrors.push(...errors)
    },
    unexpectedErrors: () =>
      complaints.filter(
        (complaint) =>
          !expectedErrors.some((each) =>
            typeof each === 'string' ? each === complaint : each.test(complaint),
          ),
      ),
  }
}

/** Waits until React has taken over what the server rendered: from then on a click is heard. */
export async function untilHydrated(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => {
    // Node's types, which the journeys are checked with, know no document.
    const { document } = globalThis as unknown as {
      document: { querySelector(selector: string): object | null }
    }
    const shown = document.querySelector('#root > *')
    return shown !== null && Object.keys(shown).some((key) => key.startsWith('__react'))
  })
}

function cookieOf(language: Language, siteUrl: string) {
  return {
    name: LANGUAGE_KEY,
    value: language,
    domain: new URL(siteUrl).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
}
