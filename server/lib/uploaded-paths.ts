/** Where uploaded pictures are served. */
export const UPLOADS_PREFIX = '/uploads/'

const UPLOADED = /\/uploads\/[0-9a-f]{32}\.webp/g

/** The uploaded pictures that texts and paths name, each once. */
export function uploadedPathsIn(...texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.match(UPLOADED) ?? []))]
}
