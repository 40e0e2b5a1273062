import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '#art/kit/types.ts'
import { denoise } from './denoise.ts'

export type Quality = { scale: number; samples: number }

/** Renders a scene with Blender; answers the file of the finished picture. */
export async function renderScene(picture: Picture, { scale, samples }: Quality): Promise<string> {
  const folder = join(tmpdir(), 'frontland-art', picture.name)
  mkdirSync(folder, { recursive: true })
  const scene = join(folder, 'scene.json')
  writeFileSync(scene, JSON.stringify(picture.build()))
  const size = [picture.width, picture.height].map((side) => String(Math.round(side * scale)))
  const { status, stdout, stderr } = spawnSync(
    process.env.BLENDER ?? 'blender',
    ['-b', '-noaudio', '-P', 'art/render.py', '--', scene, folder, ...size, String(samples)],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (status !== 0 || /Traceback/.test(stdout + stderr))
    throw new Error(`Blender could not render "${picture.name}":\n${(stdout + stderr).slice(-3000)}`)
  for (const file of readdirSync(folder)) {
    const guide = /^(albedo|normal)-\d+\.png$/.exec(file)
    if (guide) renameSync(join(folder, file), join(folder, `${guide[1]}.png`))
  }
  const { pixels, width, height } = await denoise(folder, samples < 40 ? 1.3 : 1)
  const finished = join(folder, 'finished.png')
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .toColourspace('srgb')
    .png()
    .toFile(finished)
  return finished
}
