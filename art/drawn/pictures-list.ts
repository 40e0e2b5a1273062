import { writeFileSync } from 'node:fs'
import { pictures } from '#art/scenes.ts'

const FILE = 'art/pictures.json'

/** Writes what the web may know of the pictures: names, sizes and alternative texts in both languages. */
export async function writePicturesList(): Promise<string[]> {
  const list = Object.fromEntries(
    pictures.map(({ name, width, height, alt }) => [name, { width, height, alt }]),
  )
  writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`)
  return [FILE]
}
