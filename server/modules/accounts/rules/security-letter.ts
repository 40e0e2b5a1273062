import { LETTER_QUIET, letterButton, letterHtml } from '#server/lib/mail/letter-html.ts'
import type { Letter } from '#server/lib/mail/mailer.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { fill } from '#shared/texts/words.ts'
import { letterLink } from './language-of.ts'

/** What happened, a paragraph each, and the way to a page: to a new password where nothing else is said. */
export function securityLetter({
  username,
  subject,
  told,
  path = addresses.forgot,
  words,
  site,
  language,
}: {
  username: string
  subject: string
  /** A paragraph each. */
  told: readonly string[]
  path?: string
  words: { greeting: string; closing: string; button: string }
  site: Pick<SiteInfo, 'name' | 'accent' | 'url' | 'languages'>
  language: Language
}): Letter {
  const greeting = fill(words.greeting, { username })
  const link = letterLink(path, { site, language })
  return {
    subject: fill(subject, { site: site.name }),
    text: `${[greeting, ...told, words.closing].join('\n\n')}\n${link}\n`,
    html: letterHtml(site, language, [
      ...[greeting, ...told].map((text) => `<p>${escapeHtml(text)}</p>`),
      `<p style="${LETTER_QUIET}">${escapeHtml(words.closing)}</p>`,
      letterButton(link, words.button, site),
    ]),
  }
}
