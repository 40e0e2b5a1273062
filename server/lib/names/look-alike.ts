import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { LOOK_ALIKES } from './look-alikes.data.ts'

const LOOKS_LIKE = new Map(
  LOOK_ALIKES.trim()
    .split(/\s+/)
    .map((pair) => [[...pair][0] ?? '', [...pair].slice(1).join('')]),
)
// Not in the data of Unicode, which compares printed letters of one case.
LOOKS_LIKE.set('п', 'n')

/**
 * What all names that look like one another share, in either case and in Latin or Cyrillic letters (after the skeleton of
 * UTS 39). It is for comparing only.
 */
export function lookAlike(name: string): string {
  const letters = [...foldForSearch(name)].map(likeCapital).join('').toLowerCase()
  return [...letters]
    .map((letter) => LOOKS_LIKE.get(letter) ?? letter)
    .join('')
    .replaceAll('vv', 'w')
}

/** A small Cyrillic т is a small capital: its capital says better what it looks like, as that of i does. */
function likeCapital(letter: string): string {
  const capital = LOOKS_LIKE.get(letter.toUpperCase())
  return capital && /^\w$/.test(capital) ? capital : (LOOKS_LIKE.get(letter) ?? letter)
}
