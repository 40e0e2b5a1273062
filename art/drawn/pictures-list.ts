import { writeFileSync } from 'node:fs'
import { WIDTHS } from '#art/pipeline/export-picture.ts'
import { pictures } from '#art/scenes.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`

/** Writes what the web may know of the pictures: names, sizes and words. */
export async function writePicturesList(): Promise<string[]> {
  const entries = pictures.map(
    ({ name, width, height, alt }) => `  ${/^\w+$/.test(name) ? name : quoted(name)}: {
    width: ${width},
    height: ${height},
    alt: {
      ru: ${quoted(alt.ru)},
      en: ${quoted(alt.en)},
    },
  },`,
  )
  const text = `/** The rendered pictures, written by \`npm run art\`: \`/images/<name>-<width>.avif\` and \`.webp\`. */
export const PICTURE_WIDTHS = [${WIDTHS.join(', ')}] as const

export const renderedPictures = {
${entries.join('\n')}
} as const

export type RenderedPicture = keyof typeof renderedPictures
`
  writeFileSync('art/pictures.ts', text)
  return ['art/pictures.ts']
}
