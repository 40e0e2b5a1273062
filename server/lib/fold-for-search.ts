/**
 * What all spellings of one text share (compatibility normalisation and case folding): names are unique and found by
 * it, words are searched by it.
 */
export function foldForSearch(text: string): string {
  // Up and down again is Unicode's case folding: only upper case turns ß into SS.
  return text.normalize('NFKC').trim().toUpperCase().toLowerCase()
}
