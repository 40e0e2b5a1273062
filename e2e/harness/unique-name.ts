import { randomBytes } from 'node:crypto'

/** A name that no other test has, nor an earlier try of the same one. */
export const uniqueName = (word: string): string => `${word}_${randomBytes(3).toString('hex')}`
