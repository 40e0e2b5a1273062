/** The rules of the fields an account is made of. A message is a key of the validation texts. */
import * as z from 'zod/mini'
import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '#shared/constants/account-limits.ts'
import { absent } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** Letters of one script, Latin or Cyrillic, never mixed; digits; `_`, `-` and `.`, but not these alone. */
const ONE_SCRIPT = /^(?=.*[\p{L}\d])(?:[\p{Script=Latin}\d_.-]+|[\p{Script=Cyrillic}\d_.-]+)$/u

/** Normalized (NFKC) on the way in, so that one name has one spelling. */
export const usernameSchema = z
  .string(absent('usernameRequired'))
  .check(
    z.trim(),
    z.normalize('NFKC'),
    z.minLength(1, say('usernameRequired')),
    z.minLength(USERNAME_MIN, say('usernameTooShort')),
    z.maxLength(USERNAME_MAX, say('usernameTooLong')),
    z.regex(ONE_SCRIPT, say('usernameCharacters')),
  )

const passwordOf = (left: ValidationKey) =>
  z
    .string(absent(left))
    .check(
      z.minLength(1, left),
      z.minLength(PASSWORD_MIN, say('passwordTooShort')),
      z.maxLength(PASSWORD_MAX, say('passwordTooLong')),
    )

export const passwordSchema = passwordOf('passwordRequired')
/** A password to be set, typed once more. */
export const passwordAgainSchema = passwordOf('passwordAgain')

/** Discord's own rule: 2–32 of `a-z 0-9 _ .` without two dots in a row; an older `Name#1234` passes too. */
const DISCORD_NAME = /^(?:(?!.*\.\.)[a-z0-9_.]{2,32}|[^@#:`]{2,32}#\d{4})$/
export const discordUsernameSchema = z
  .string()
  .check(z.trim(), z.regex(DISCORD_NAME, say('discordUsernameInvalid')))
