import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '#art/kit/types.ts'

type Format = 'avif' | 'webp' | 'jpeg'
const BEST: Record<Format, number> = { avif: 62, webp: 80, jpeg: 84 }

/** In each width, the share of the budget and the quality that are enough. 800 is for phones, whose dense screens show no more. */
const WIDTHS = [
  { width: 640, share: 0.45, best: BEST },
  { width: 800, share: 0.45, best: { ...BEST, avif: 50, webp: 70 } },
  { width: 1280, share: 1, best: BEST },
  { width: 1920, share: 1.9, best: BEST },
] as const
/** The same of the cut for phones. */
const NARROW_WIDTHS = [
  { width: 560, share: 0.1, best: { ...BEST, avif: 46, webp: 60 } },
  { width: 960, share: 0.35, best: { ...BEST, avif: 50, webp: 70 } },
] as const
const NARROW_SHAPE = 4 / 3
const FOLDER = 'web/public/images'
const KILOBYTE = 1024

const ENCODERS: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality, effort: 3 }),
  webp: (image, quality) => image.webp({ quality, effort: 4 }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
}

/** The best quality that weighs no more than the budget. */
async function encode(
  source: Sharp,
  { width, format, best }: { width: number; format: Format; best: number },
  kilobytes: number,
): Promise<Buffer> {
  for (let quality = best; ; ) {
    const image = source.clone().resize({ width, kernel: 'lanczos3' })
    const file = await ENCODERS[format](image, quality).toBuffer()
    const excess = file.byteLength / (kilobytes * KILOBYTE)
    if (excess <= 1 || quality <= 25) return file
    quality -= excess > 1.5 ? 14 : 6
  }
}

/** Writes AVIF and WebP in every width; what a width may weigh grows with it. */
export async function exportPicture(picture: Picture, source: string): Promise<string[]> {
  const { name, budget = 60, narrowFrom } = picture
  const told = await exportWidths(name, sharp(source), WIDTHS, budget)
  if (narrowFrom === undefined) return told
  const { width: whole, height } = await sharp(source).metadata()
  const cut = {
    left: Math.round(whole * narrowFrom),
    top: 0,
    width: Math.round(height * NARROW_SHAPE),
    height,
  }
  return [
    ...told,
    ...(await exportWidths(`${name}-narrow`, sharp(source).extract(cut), NARROW_WIDTHS, budget)),
  ]
}

type Width = { width: number; share: number; best: Record<Format, number> }

async function exportWidths(name: string, source: Sharp, widths: readonly Width[], budget: number) {
  const told: string[] = []
  for (const { width, share, best } of widths)
    for (const format of ['avif', 'webp'] as const) {
      const kilobytes = budget * share * (format === 'webp' ? 1.5 : 1)
      const file = await encode(source, { width, format, best: best[format] }, kilobytes)
      writeFileSync(join(FOLDER, `${name}-${width}.${format}`), file)
      told.push(`${name}-${width}.${format} ${Math.round(file.byteLength / KILOBYTE)} KB`)
    }
  return told
}

export async function exportJpeg(name: string, source: string, kilobytes: number): Promise<void> {
  writeFileSync(
    join(FOLDER, `${name}.jpg`),
    await encode(sharp(source), { width: 1280, format: 'jpeg', best: BEST.jpeg }, kilobytes),
  )
}
