import { pictureStem, sourceSet } from '#web/pictures/pictures.ts'

/** The pictures that have a cut of four to three, each in these widths, as `view-narrow-560.avif` and so on. */
const known: ReadonlySet<string> = new Set((import.meta.env.NARROW_PICTURES as string[] | undefined) ?? [])
const WIDTHS = [560, 960]
const PHONES = '(max-width: 480px)'

/** The sources of a picture's cut for phones, where it has one; `sizes` as that of an image. */
export function NarrowCut({ path, sizes }: { path: string; sizes: string }) {
  const stem = pictureStem(path)
  if (!stem || !known.has(stem)) return null
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      media={PHONES}
      type={`image/${format}`}
      srcSet={sourceSet(`${stem}-narrow`, WIDTHS, format)}
      sizes={sizes}
    />
  ))
}
