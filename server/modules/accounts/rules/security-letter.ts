import { LETTER_QUIET, letterButton, letterHtml } from '#server/lib/mail/letter-html.ts'
import type { Letter } from '#server/lib/mail/mailer.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { fill } from '#shared/texts/words.ts'
import { letterLink } from './language-of.ts'

/** What happened to an account, for its owner alone to judge, and the way to a new password. */
export function securityLetter({
  username,
  subject,
  told,
  words,
  site,
  language,
}: {
  username: string
  subject: string
  /** A paragraph each. */
  told: readonly string[]
  words: { greeting: string; closing: string; button: string }
  site: Pick<SiteInfo, 'name' | 'accent' | 'url' | 'languages'>
  language: Language
}): Letter {
  const greeting = fill(words.greeting, { username })
  const link = letterLink(addresses.forgot, { site, language })
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
