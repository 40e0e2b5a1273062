/** Whether somebody who types what they read on the site means this text. */

/** Shorter pieces of a template stand in too many texts. */
const TELLING_PIECE = 5
/** Shorter texts stand in much of what one copies. */
const TELLING_TEXT = 15
/** Where somebody stopped copying. */
const AT_ITS_ENDS = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu

/** What looks alike to a reader: kinds of spaces, dashes and quotation marks, ё and е, large and small letters. */
const asRead = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+/g, ' ')
    .replace(/[«»„“”"]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/[–—−\u2011]/g, '-')
    .replaceAll('\u00ad', '')
    .trim()

/**
 * Of a text with values the reader sees what was put in their place, so that a telling piece of it is enough. Whoever copied a
 * line copied what stands beside the text as well.
 */
export function createReader(search: string): (text: string) => boolean {
  const wanted = asRead(search)
  return (text) => {
    if (asRead(text).includes(wanted)) return true
    const pieces = text.split(/\{\w+\}/)
    const enough = pieces.length === 1 ? TELLING_TEXT : TELLING_PIECE
    return pieces
      .map((piece) => asRead(piece).replace(AT_ITS_ENDS, ''))
      .some((piece) => piece.length >= enough && wanted.includes(piece))
  }
}
