/**
 * The key under which a file is uploaded: the same one for the same file chosen again, so that an upload goes on after
 * a reload. Size and date stand in it as they are; the name is summed up by FNV-1a, which is there on every address,
 * while `crypto.subtle` needs HTTPS. It only has to tell the files of one person apart.
 */
export function uploadKeyOf({ name, size, lastModified }: File): string {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) sum = Math.imul(sum ^ byte, 0x01000193)
  const nameSum = (sum >>> 0).toString(16).padStart(8, '0')
  return `${size.toString(36)}-${lastModified.toString(36)}-${nameSum}`
}
