import { LETTER_QUIET, letterButton, letterHtml } from '#server/lib/mail/letter-html.ts'
import type { Letter } from '#server/lib/mail/mailer.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { durationText } from '#shared/texts/duration.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { fill } from '#shared/texts/words.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What a letter with a link says; `lifetime` is how long the link works, in words. */
export type LetterTexts = { subject: string; request: string; button: string; closing: string }

type LinkParts = {
  username: string
  link: string
  /** How long the link works, if not for ever. */
  lifetimeMs?: number
  site: Pick<SiteInfo, 'name' | 'accent'>
  language: Language
  words: { greeting: string }
}

/** In whole days, or else in hours: «3 дня», "1 hour". */
function lifetimeOf({ lifetimeMs = 0, language }: { lifetimeMs?: number; language: Language }): string {
  const isInDays = lifetimeMs % DAY_MS === 0
  return durationText(lifetimeMs, isInDays ? 'day' : 'hour', language)
}

/** A letter whose one link stands below `texts.request`. */
export function letterWithLink(parts: LinkParts, texts: LetterTexts): Letter {
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
