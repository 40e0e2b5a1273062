/** The body of an answer from outside; null when it is larger than `maxBytes`, and no more of it is fetched. */
export async function readLimited(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the rest.
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
