import { LETTER_QUIET, letterHtml } from '#server/lib/mail/letter-html.ts'
import type { Letter } from '#server/lib/mail/mailer.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { fill } from '#shared/texts/words.ts'
import { trialLetterTexts } from './trial-letter.texts.ts'

/** The letter by which staff see that letters arrive, and over which machines. */
export function writeTrialLetter(parts: {
  server: string
  sendingHost: string
  site: Pick<SiteInfo, 'name' | 'accent'>
  language: Language
}): Letter {
  const { server, sendingHost, site, language } = parts
  const texts = trialLetterTexts[language]
  const way = fill(texts.way, { server, host: sendingHost })
  return {
    subject: fill(texts.subject, { site: site.name }),
    text: `${texts.arrived}\n\n${way}\n`,
    html: letterHtml(site, language, [
      `<p>${escapeHtml(texts.arrived)}</p>`,
      `<p style="${LETTER_QUIET}">${escapeHtml(way)}</p>`,
    ]),
  }
}
