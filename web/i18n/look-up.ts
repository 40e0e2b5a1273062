/** The text a key names. A key the server knows and we do not is logged and shown itself (specification, section 8). */
export function lookUp(texts: Readonly<Record<string, string>>, key: string): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  if (text !== undefined) return text
  console.error(`There is no text for the key "${key}".`)
  return key
}
