import sharp from 'sharp'

type Image = { pixels: Uint16Array; width: number; height: number }

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const

async function read(file: string): Promise<Image> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  return {
    pixels: new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2),
    width: info.width,
    height: info.height,
  }
}

/**
 * Takes the grain of few samples out of a render, because Debian's Blender has no denoiser: an edge-stopping à-trous
 * filter that is led by the surfaces' own colour and direction, so that blocks keep their edges.
 */
export async function denoise(folder: string, strength = 1): Promise<Image> {
  const beauty = await read(`${folder}/beauty.png`)
  const [albedo, normal] = [await read(`${folder}/albedo.png`), await read(`${folder}/normal.png`)]
  const { width, height } = beauty
  let source = withoutSparks(beauty)
  const a = Float32Array.from(albedo.pixels, (value) => value / 65535)
  const n = Float32Array.from(normal.pixels, (value) => value / 65535)
  let reach = 0.13 * strength
  for (const step of [1, 2, 4]) {
    const target = new Float32Array(source.length)
    const byColour = 1 / (reach * reach)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const here = (y * width + x) * 3
        const [r, g, b] = [source[here]!, source[here + 1]!, source[here + 2]!]
        let [sr, sg, sb, sum] = [0, 0, 0, 0]
        for (let j = -2; j <= 2; j++) {
          const yy = y + j * step
          if (yy < 0 || yy >= height) continue
          for (let i = -2; i <= 2; i++) {
            const xx = x + i * step
            if (xx < 0 || xx >= width) continue
            const there = (yy * width + xx) * 3
            const [r2, g2, b2] = [source[there]!, source[there + 1]!, source[there + 2]!]
            const colour = (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2
            const paint =
              (a[here]! - a[there]!) ** 2 +
              (a[here + 1]! - a[there + 1]!) ** 2 +
              (a[here + 2]! - a[there + 2]!) ** 2
            const turn =
              (n[here]! - n[there]!) ** 2 +
              (n[here + 1]! - n[there + 1]!) ** 2 +
              (n[here + 2]! - n[there + 2]!) ** 2
            const weight =
              KERNEL[i + 2]! * KERNEL[j + 2]! * Math.exp(-colour * byColour - paint * 160 - turn * 60)
            sr += r2 * weight
            sg += g2 * weight
            sb += b2 * weight
            sum += weight
          }
        }
        target[here] = sr / sum
        target[here + 1] = sg / sum
        target[here + 2] = sb / sum
      }
    source = target
    reach *= 0.5
  }
  return {
    pixels: Uint16Array.from(source, (value) => Math.max(0, Math.min(65535, Math.round(value * 65535)))),
    width,
    height,
  }
}

/** Pulls a channel that is brighter or darker than all its neighbours back among them. */
function withoutSparks({ pixels, width, height }: Image): Float32Array {
  const result = Float32Array.from(pixels, (value) => value / 65535)
  const row = width * 3
  for (let y = 1; y < height - 1; y++)
    for (let x = 3; x < row - 3; x++) {
      const i = y * row + x
      let [low, high] = [65535, 0]
      for (const j of [i - row - 3, i - row, i - row + 3, i - 3, i + 3, i + row - 3, i + row, i + row + 3]) {
        const value = pixels[j]!
        if (value < low) low = value
        if (value > high) high = value
      }
      result[i] = Math.min(high, Math.max(low, pixels[i]!)) / 65535
    }
  return result
}
