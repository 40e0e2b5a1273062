import type { Letter } from '#server/lib/mail/mailer.ts'
import { letterWithLink } from '#server/modules/accounts/rules/letter-with-link.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { fill } from '#shared/texts/words.ts'
import type { letterWords } from './letters.texts.ts'

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

/** The letter with the link by which somebody whom staff have made an account for chooses a password. */
export const invitationLetter = (parts: LetterParts): Letter => letterWithLink(parts, parts.words.invitation)

/** The letter with the link that brings a deleted account back. */
export const deletionUndoLetter = (parts: LetterParts): Letter =>
  letterWithLink(parts, parts.words.deletionUndo)

/** The letter to whom an address belongs already: `username` holds it, `account` has named it. */
export const addressHeldLetter = (parts: LetterParts & { account: string }): Letter => {
  const { addressHeld } = parts.words
  const request = fill(addressHeld.request, { account: parts.account, username: parts.username })
  return letterWithLink(parts, { ...addressHeld, request })
}
