import { LETTER_QUIET, letterButton, letterHtml } from '#server/lib/mail/letter-html.ts'
import type { Letter } from '#server/lib/mail/mailer.ts'
import { letterLink } from '#server/modules/accounts/rules/language-of.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { fill } from '#shared/texts/words.ts'
import type { secondFactorLetterWords } from './second-factor-letter.texts.ts'

export function secondFactorLetter({
  username,
  isOn,
  site,
  language,
  words,
}: {
  username: string
  isOn: boolean
  site: Pick<SiteInfo, 'name' | 'accent' | 'url' | 'languages'>
  language: Language
  /** What the letter says in this language. */
  words: (typeof secondFactorLetterWords)['ru']
}): Letter {
  const greeting = fill(words.greeting, { username })
  const told = isOn ? words.on : words.off
  const link = letterLink(addresses.forgot, { site, language })
  return {
    subject: fill(isOn ? words.onSubject : words.offSubject, { site: site.name }),
    text: `${greeting}\n\n${told}\n\n${words.closing}\n${link}\n`,
    html: letterHtml(site, language, [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${escapeHtml(told)}</p>`,
      `<p style="${LETTER_QUIET}">${escapeHtml(words.closing)}</p>`,
      letterButton(link, words.button, site),
    ]),
  }
}
