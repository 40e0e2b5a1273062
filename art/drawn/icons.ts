import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { palette } from './palette.ts'

/** Two chevrons over a line of ground; `margin` keeps them inside what a launcher may cut away. */
const mark = (margin: number, corner: number) => {
  const scale = (32 - margin * 2) / 32
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Chevrons</title><rect width="32" height="32" rx="${corner}" fill="${palette.ground}"/><g transform="translate(${margin} ${margin}) scale(${scale})" fill="none" stroke-width="4"><path d="m5 15 11-8.500L27 15" stroke="${palette.signal}"/><path d="m5 23 11-8.500L27 23" stroke="${palette.signal}"/><path d="M5 28h22" stroke="${palette.text}" stroke-width="2"/></g></svg>\n`.replaceAll(
    '.500',
    '.5',
  )
}

/** An .ico file is a small table in front of PNG files. */
function icon(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach(({ size, png }, index) => {
    const at = 6 + index * 16
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.byteLength, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.byteLength
  })
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

export async function drawIcons(): Promise<string[]> {
  mkdirSync('web/public/icons', { recursive: true })
  const plain = mark(0, 3)
  writeFileSync('web/public/favicon.svg', plain)
  writeFileSync(
    'web/public/favicon.ico',
    icon(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(plain, size) })))),
  )
  writeFileSync('web/public/apple-touch-icon.png', await png(mark(4, 0), 180))
  for (const size of [192, 512]) {
    writeFileSync(`web/public/icons/icon-${size}.png`, await png(plain, size))
    writeFileSync(`web/public/icons/icon-maskable-${size}.png`, await png(mark(6, 0), size))
  }
  return [
    'favicon.svg',
    'favicon.ico',
    'apple-touch-icon.png',
    ...[192, 512].flatMap((size) => [`/icons/icon-${size}.png`, `/icons/icon-maskable-${size}.png`]),
  ]
}
