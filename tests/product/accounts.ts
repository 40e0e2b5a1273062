/** Accounts for journeys that are about something else than registration. */
import type { Cookie } from 'playwright-core'
import type { Language } from '#shared/constants/languages.ts'
import type { Product } from './start-product.ts'
import type { Visitor } from './visitor.ts'

export type Account = { username: string; email: string; password: string }

let made = 0

/** A name, an address and a password that nobody in this file has yet. */
export function inventAccount(): Account {
  made += 1
  const username = `scout_${made}`
  return { username, email: `${username}@example.com`, password: `parade-ground-${made}` }
}

export async function register(product: Product, language: Language = 'ru'): Promise<Account> {
  const account = inventAccount()
  const reply = await fetch(`${product.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(account),
  })
  if (reply.status !== 201) throw new Error(`Registration was refused: ${await reply.text()}`)
  return account
}

/** Gives a visitor the session of an account, as if they had signed in some time ago. */
export async function signIn(
  { context }: Visitor,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const reply = await context.request.post('/api/login', { data: { username, password } })
  if (!reply.ok()) throw new Error(`${username} could not sign in: ${await reply.text()}`)
}

const sessions = new Map<string, Cookie[]>()

/** The same with one session for all: an account that opens many pages would meet the limit on sign-ins. */
export async function signInOnce(
  visitor: Visitor,
  account: { username: string; password: string },
): Promise<void> {
  const key = `${visitor.siteUrl} ${account.username}`
  const cookies = sessions.get(key)
  if (cookies) return visitor.context.addCookies(cookies)
  await signIn(visitor, account)
  sessions.set(key, await visitor.context.cookies())
}
