/** The pictures of ours that exist: the build looks into `web/public/images`, so nothing is asked for that is not there. */
const known: ReadonlySet<string> = new Set((import.meta.env.PICTURES as string[] | undefined) ?? [])

/** Each picture stands there in these widths, as `view-640.avif`, `view-640.webp` and so on. */
export const PICTURE_WIDTHS = [640, 800, 1280, 1920] as const

/** Files of a picture or a cut of it, as an image or a source names its candidates. */
export const sourceSet = (stem: string, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')

/** Names of content that are not the picture's own (specification, section 4). */
const OTHER_NAMES: Readonly<Record<string, string>> = { '1': 'news-1' }
const OWN_FOLDER = '/images/'

/**
 * Where the files of a picture begin, such as `/images/view`, when content names it `/images/view.jpg`;
 * null when it is a picture of ours that does not exist, undefined when it is not one of ours.
 */
export function pictureStem(path: string): string | null | undefined {
  if (!path.startsWith(OWN_FOLDER)) return undefined
  const name = path.slice(OWN_FOLDER.length).replace(/\.\w+$/, '')
  const own = OTHER_NAMES[name] ?? name
  return known.has(own) ? `${OWN_FOLDER}${own}` : null
}

/** The names of all, as content names them. */
export const ownPictures = () => [...known].map((name) => `${OWN_FOLDER}${name}.jpg`)

/** The shape that all of ours are made in. */
export const OWN_SIZE = { width: 1280, height: 720 }

export type PictureFile = { path: string; size?: { width: number; height: number } }

/** One file of a picture, for readers who choose none by themselves; null when it is a picture of ours that does not exist. */
export function pictureFile(path: string): PictureFile | null {
  const stem = pictureStem(path)
  if (stem === null) return null
  return stem ? { path: `${stem}-${OWN_SIZE.width}.webp`, size: OWN_SIZE } : { path }
}
