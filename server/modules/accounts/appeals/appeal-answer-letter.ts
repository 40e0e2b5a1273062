import { LETTER_QUIET, letterButton, letterHtml } from '#server/lib/letter-html.ts'
import type { Letter } from '#server/lib/mailer.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { appealAnswerTexts } from './appeal-answer.texts.ts'

export function appealAnswerLetter({
  username,
  answer,
  site,
  language,
}: {
  username: string
  answer: string
  site: Pick<SiteInfo, 'name' | 'accent' | 'url'>
  language: Language
}): Letter {
  const texts = appealAnswerTexts[language]
  const greeting = texts.greeting(username)
  const link = `${site.url}${addresses.login}?lang=${language}`
  return {
    subject: texts.subject(site.name),
    text: `${greeting}\n\n${texts.intro}\n\n${answer}\n\n${texts.closing}\n${link}\n`,
    html: letterHtml(site, language, [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${texts.intro}</p>`,
      `<blockquote style="margin:16px 0;padding-left:16px;border-left:2px solid ${site.accent};white-space:pre-wrap">${escapeHtml(answer)}</blockquote>`,
      letterButton(link, texts.button, site),
      `<p style="${LETTER_QUIET}">${texts.closing}</p>`,
    ]),
  }
}
