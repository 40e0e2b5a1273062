/** Of the main inventory, in which what is given lands. */
const SLOTS = 36

/**
 * How many slots are free, of what a game answers to `data get entity NAME Inventory`; null when that is no inventory. What lies in boxes that are
 * carried, and what names say, is passed over.
 */
export function countFreeSlots(answer: string): number | null {
  const start = answer.indexOf('[')
  if (!answer.includes('has the following entity data:') || start === -1) return null
  let depth = 0
  let quote = ''
  let taken = 0
  for (let at = start; at < answer.length; at++) {
    const letter = answer[at] ?? ''
    if (quote !== '') {
      if (letter === '\\') at++
      else if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '[' || letter === '{') depth++
    else if (letter === ']' || letter === '}') {
      depth--
      if (depth === 0) return Math.max(0, SLOTS - taken)
    } else if (depth === 2 && letter === 'S') {
      const [, slot] = /^Slot: ?(-?\d+)b/.exec(answer.slice(at, at + 12)) ?? []
      if (slot !== undefined && Number(slot) >= 0 && Number(slot) < SLOTS) taken++
    }
  }
  return null
}
