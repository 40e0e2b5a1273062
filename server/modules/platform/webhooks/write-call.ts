import type { Language } from '#shared/constants/languages.ts'
import type { WebhookEvent } from '#shared/constants/security/webhooks.ts'
import { messageTexts } from './messages.texts.ts'
import { signMessage } from './sign-message.ts'

/** Where a hook goes, as it is sealed. */
export type Target =
  | { kind: 'standard'; url: string; secret: string }
  | { kind: 'discord'; url: string }
  | { kind: 'telegram'; botToken: string; chat: string }

/** What is told: to programs all of it, in channels its title and address in their language. */
export type Message = {
  event: WebhookEvent
  data: object
  title: Record<Language, string>
  link: Record<Language, string> | null
}

const DISCORD_MAX = 2_000
const TELEGRAM_MAX = 4_096
const JSON_TYPE = { 'content-type': 'application/json', 'user-agent': 'FrontLand-Webhooks/1' }

/** The call by which a message is told once. */
export function writeCall(
  target: Target,
  { event, data, title, link }: Message,
  { id, at, createdAt, language }: { id: string; at: number; createdAt: number; language: Language },
): { url: string; body: string; headers: Record<string, string> } {
  if (target.kind === 'standard') {
    const body = JSON.stringify({ type: event, timestamp: new Date(createdAt).toISOString(), data })
    return {
      url: target.url,
      body,
      headers: { ...JSON_TYPE, ...signMessage(target.secret, { id, at, body }) },
    }
  }
  const text = [`${messageTexts[language][event]} ${title[language]}`, link?.[language]]
    .filter(Boolean)
    .join('\n')
  if (target.kind === 'discord') {
    // Whoever is named in a title is not called for by it.
    const content = { content: text.slice(0, DISCORD_MAX), allowed_mentions: { parse: [] } }
    return { url: target.url, body: JSON.stringify(content), headers: JSON_TYPE }
  }
  return {
    url: `https://api.telegram.org/bot${target.botToken}/sendMessage`,
    body: JSON.stringify({ chat_id: target.chat, text: text.slice(0, TELEGRAM_MAX) }),
    headers: JSON_TYPE,
  }
}

/** Where it goes, for staff to read: what lets others go there is left out. */
export function describeTarget(target: Target): string {
  if (target.kind === 'telegram') return target.chat
  if (target.kind === 'discord') return target.url.replace(/\/[\w-]+$/, '/…')
  return describeUrl(target.url)
}

/** An address without what only its receiver should know: who signs in, the query and the fragment. */
function describeUrl(text: string): string {
  const url = URL.parse(text)
  if (!url) return '…'
  const { protocol, username, password, host, pathname, search, hash } = url
  const account = username || password ? '…@' : ''
  return `${protocol}//${account}${host}${pathname}${search && '?…'}${hash && '#…'}`
}
