/** By what they were asked for. */
const formats = new Map<string, unknown>()

/**
 * A format of `Intl`, made once: making one takes a hundred times as long as using it, and holds memory outside the heap,
 * for which a server collects garbage again and again.
 */
export function keptFormat<Options, Format>(
  Kind: new (locale: string, options?: Options) => Format,
  locale: string,
  options?: Options,
): Format {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`
  const kept = formats.get(key) as Format | undefined
  if (kept !== undefined) return kept
  const made = new Kind(locale, options)
  formats.set(key, made)
  return made
}
