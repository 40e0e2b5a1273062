import { randomInt } from 'node:crypto'
import { asciiJson, toJsonEscape } from '#server/lib/json-escapes.ts'
import type { Language } from '#shared/constants/languages.ts'
import { gameNameCodeTexts } from './game-name-code.texts.ts'

/** Nothing that is taken for something else when it is read off a screen. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

export const createCode = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/**
 * A command that shows the code to its player alone: a text by itself, as some agents take no braces. Nothing in it becomes a
 * placeholder, or ends it.
 */
export function tellCode({
  language,
  ...said
}: {
  code: string
  username: string
  site: string
  language: Language
}): string {
  const text = asciiJson(gameNameCodeTexts[language].told(said)).replaceAll(/[{}]/g, toJsonEscape)
  return `tellraw {player} ${text}`
}
