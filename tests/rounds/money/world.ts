/** Where purchases happen: the site in a process of its own, three providers beside it, and a clock that each restart sets forward. */
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#tests/free-port.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { runApiProcess } from '#tests/harness/run-api-process.ts'
import { runFreekassa } from '#tests/providers/freekassa/run-freekassa.ts'
import { runRobokassa } from '#tests/providers/robokassa/run-robokassa.ts'
import { runYookassa } from '#tests/providers/yookassa/run-yookassa.ts'
import { type Caller, createCaller } from '#tests/rounds/calls.ts'
import type { Place } from '#tests/rounds/round.ts'

const PAGE = 100
const TRIES_MAX = 600
const PAUSE_MS = 50
/** Told by a site whose database is away. */
const AWAY = 503

export type Reply = { status: number; body: Record<string, unknown> }
export type Ask = (...call: Parameters<Caller>) => Promise<Reply>
export type World = Awaited<ReturnType<typeof openWorld>>

export async function openWorld({ address, postgres }: Place) {
  const clock = { aheadMs: 0 }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const yookassa = await runYookassa({ now })
  const robokassa = await runRobokassa()
  const freekassa = await runFreekassa({ pageSize: PAGE })
  const port = await findFreePort()
  const faults: string[] = []
  const environment = {
    PORT: String(port),
    SELLER_NAME: 'ИП Соколова',
    SELLER_TAX_ID: '500100732259',
    SELLER_CONTACT: 'shop@example.org',
    YOOKASSA_SHOP_ID: yookassa.shopId,
    YOOKASSA_SECRET_KEY: yookassa.secretKey,
    YOOKASSA_API_URL: yookassa.url,
    ROBOKASSA_LOGIN: robokassa.settings.login,
    ROBOKASSA_PASSWORD1: robokassa.settings.password1,
    ROBOKASSA_PASSWORD2: robokassa.settings.password2,
    ROBOKASSA_PASSWORD3: robokassa.settings.password3,
    ROBOKASSA_URL: robokassa.url,
    ROBOKASSA_SERVICES_URL: robokassa.url,
    FREEKASSA_SHOP_ID: freekassa.settings.shopId,
    FREEKASSA_SECRET1: freekassa.settings.secret1,
    FREEKASSA_SECRET2: freekassa.settings.secret2,
    FREEKASSA_API_KEY: freekassa.settings.apiKey,
    FREEKASSA_URL: freekassa.url,
    FREEKASSA_API_URL: freekassa.url,
  }
  const start = () => runApiProcess(address, { ...environment, CLOCK_AHEAD_MS: String(clock.aheadMs) })
  let site = await start().catch((error: unknown) => {
    for (const provider of [yookassa, robokassa, freekassa]) provider.stop()
    throw error
  })
  const { url } = site
  let staffCookie = ''
  const signStaffIn = async () => {
    staffCookie = await administratorCookie(address, { isConfirmed: true, now: now().getTime() })
  }
  await signStaffIn()
  /** One trouble at a time; while it lasts callers wait, those under way are cut off. */
  let trouble: Promise<unknown> = Promise.resolve()
  const during = (work: () => Promise<unknown>): Promise<unknown> => {
    trouble = trouble.then(work)
    return trouble
  }
  const providers = { yookassa, robokassa, freekassa }
  for (const [name, provider] of Object.entries(providers))
    provider.notifyAt(`${url}/payments/${name}/notifications`)

  /** Asks until there is an answer, as somebody does who needs one. */
  function asking(headers: () => Record<string, string>): Ask {
    const call = createCaller(url)
    return async (method, path, body, more) => {
      for (let tries = 0; tries < TRIES_MAX; tries++) {
        await trouble
        const answer = await call(method, path, body, { ...headers(), ...more })
        if (answer && answer.status !== AWAY) {
          if (answer.status >= 500) faults.push(`${method} ${path} was told ${answer.status}`)
          return answer
        }
        await wait(PAUSE_MS)
      }
      throw new Error(`nobody answered ${method} ${path}`)
    }
  }

  return {
    ...providers,
    address,
    now,
    faults,
    asking,
    as: (cookie: string) => asking(() => ({ cookie })),
    /** An administrator who has just shown who they are. */
    staff: asking(() => ({ cookie: staffCookie })),
    /** Resolves when nothing is in trouble. */
    untilUp: () => trouble,

    /** `kill -9` of the site, which is started again later by so much. */
    killSite: (laterMs: number) =>
      during(async () => {
        await site.end('SIGKILL')
        clock.aheadMs += laterMs
        site = await start()
        await signStaffIn()
      }),
    /** The same of the database, where it is a process; the site goes on. */
    killDatabase: () =>
      during(async () => {
        await postgres?.halt('immediate')
        await postgres?.resume()
      }),
    /** Lets time pass for the site and whoever pays. */
    pass: (laterMs: number) =>
      during(async () => {
        clock.aheadMs += laterMs
        site.process.send(clock.aheadMs)
        await signStaffIn()
      }),
    /** Ends the site in good order. */
    async close(): Promise<void> {
      const code = await site.end('SIGTERM')
      if (code !== 0) faults.push(`the site ended with ${code}`)
    },
    async stop(): Promise<void> {
      await site.end('SIGKILL')
      for (const provider of Object.values(providers)) provider.stop()
    },
  }
}
