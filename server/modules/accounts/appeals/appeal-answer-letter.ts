import { LETTER_QUIET, letterButton, letterHtml } from '#server/lib/mail/letter-html.ts'
import type { Letter } from '#server/lib/mail/mailer.ts'
import { letterLink } from '#server/modules/accounts/rules/language-of.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { fill } from '#shared/texts/words.ts'
import type { appealAnswerWords } from './appeal-answer.texts.ts'

export function appealAnswerLetter({
  username,
  answer,
  site,
  language,
  words,
}: {
  username: string
  answer: string
  site: Pick<SiteInfo, 'name' | 'accent' | 'url' | 'languages'>
  language: Language
  /** What the letter says in this language. */
  words: (typeof appealAnswerWords)['ru']
}): Letter {
  const greeting = fill(words.greeting, { username })
  const link = letterLink(addresses.login, { site, language })
  return {
    subject: fill(words.subject, { site: site.name }),
    text: `${greeting}\n\n${words.intro}\n\n${answer}\n\n${words.closing}\n${link}\n`,
    html: letterHtml(site, language, [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${escapeHtml(words.intro)}</p>`,
      `<blockquote style="margin:16px 0;padding-left:16px;border-left:2px solid ${site.accent};white-space:pre-wrap">${escapeHtml(answer)}</blockquote>`,
      letterButton(link, words.button, site),
      `<p style="${LETTER_QUIET}">${escapeHtml(words.closing)}</p>`,
    ]),
  }
}
