/** A number as people type it: with a comma, with spaces between thousands, with the sign of the rouble or of a per cent. NaN where it is none. */
export function typedNumber(text: string): number {
  const bare = text.replaceAll(/[\s₽%]/g, '').replace(',', '.')
  return bare === '' ? Number.NaN : Number(bare)
}
