/**
 * `npm run art`: makes every picture of the site again. `npm run art hero news-1` makes two; `--preview` renders small and
 * rough into the folder for temporary files and changes nothing. Needs Blender 3.4 or newer on the path, or in BLENDER.
 */
import { drawings } from '#art/drawings.ts'
import type { Picture } from '#art/kit/types.ts'
import { exportJpeg, exportPicture } from '#art/pipeline/export-picture.ts'
import { renderScene } from '#art/pipeline/render-scene.ts'
import { pictures } from '#art/scenes.ts'

const FALLBACK_NEWS_PICTURE = { of: 'news-1', name: '1', kilobytes: 120 }

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const isPreview = process.argv.includes('--preview')
/** `--scale=0.5` renders at half the size, `--samples=0.5` with half the light. */
const share = (name: string) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? 1)
const qualityOf = ({ samples = 64 }: Picture) =>
  isPreview
    ? { scale: 1 / 4, samples: 16 }
    : { scale: share('scale'), samples: Math.round(samples * share('samples')) }
const known = [...pictures.map(({ name }) => name), ...Object.keys(drawings)]
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0)
  throw new Error(`No picture is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

for (const picture of pictures.filter(({ name }) => isWanted(name))) {
  const started = Date.now()
  const file = await renderScene(picture, qualityOf(picture))
  console.log(`${picture.name}: ${Math.round((Date.now() - started) / 1000)} s, ${file}`)
  if (isPreview) continue
  console.log((await exportPicture(picture, file)).join('\n'))
  if (picture.name === FALLBACK_NEWS_PICTURE.of)
    await exportJpeg(FALLBACK_NEWS_PICTURE.name, file, FALLBACK_NEWS_PICTURE.kilobytes)
}
if (!isPreview)
  for (const [name, draw] of Object.entries(drawings))
    if (isWanted(name)) console.log(`${name}: ${(await draw()).join(', ')}`)
