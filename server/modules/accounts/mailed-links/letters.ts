import { LETTER_QUIET, letterButton, letterHtml } from '#server/lib/mail/letter-html.ts'
import type { Letter } from '#server/lib/mail/mailer.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { durationText } from '#shared/texts/duration.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { fill } from '#shared/texts/words.ts'
import type { LetterTexts, letterWords } from './letters.texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type LetterParts = {
  username: string
  link: string
  /** How long the link works. */
  lifetimeMs: number
  site: Pick<SiteInfo, 'name' | 'accent'>
  language: Language
  /** What letters say in this language. */
  words: (typeof letterWords)['ru']
}

/** The letter with the link that confirms an e-mail address. */
export const verificationLetter = (parts: LetterParts): Letter =>
  letterWithLink(parts, parts.words.verification)

/** The letter with the link that sets a new password. */
export const passwordResetLetter = (parts: LetterParts): Letter =>
  letterWithLink(parts, parts.words.passwordReset)

/** The letter to whom an address belongs already: `username` holds it, `account` has named it. */
export const addressHeldLetter = (parts: LetterParts & { account: string }): Letter => {
  const { addressHeld } = parts.words
  const request = fill(addressHeld.request, { account: parts.account, username: parts.username })
  return letterWithLink(parts, { ...addressHeld, request })
}

/** In whole days, or else in hours: «3 дня», "1 hour". */
function lifetimeOf({ lifetimeMs = 0, language }: { lifetimeMs?: number; language: Language }): string {
  const isInDays = lifetimeMs % DAY_MS === 0
  return durationText(lifetimeMs, isInDays ? 'day' : 'hour', language)
}

/** A letter whose one link stands below `texts.request`. */
export function letterWithLink(
  parts: Omit<LetterParts, 'words' | 'lifetimeMs'> & { lifetimeMs?: number; words: { greeting: string } },
  texts: LetterTexts,
): Letter {
  const { username, link, site, language, words } = parts
  const greeting = fill(words.greeting, { username })
  const closing = fill(texts.closing, { site: site.name, lifetime: lifetimeOf(parts) })
  return {
    subject: fill(texts.subject, { site: site.name }),
    text: `${greeting}\n\n${texts.request}\n${link}\n\n${closing}\n`,
    html: letterHtml(site, language, [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${escapeHtml(texts.request)}</p>`,
      letterButton(link, texts.button, site),
      `<p style="${LETTER_QUIET}">${escapeHtml(link)}</p>`,
      `<p style="${LETTER_QUIET}">${escapeHtml(closing)}</p>`,
    ]),
  }
}
