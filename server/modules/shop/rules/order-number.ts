import { randomInt } from 'node:crypto'

/** Digits and letters that nobody takes for another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** A number for people; another order may have it. */
export const createOrderNumber = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
