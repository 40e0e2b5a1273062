import { readdirSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createIcon } from './create-icon.tsx'

const FOLDER = 'node_modules/lucide-react/dist/esm/icons'
const attributesOf = (markup: string) =>
  [...markup.replace(/ class="[^"]*"/, '').matchAll(/<[^>]+>/g)].map(([tag]) =>
    tag
      .replace(/^<|\/?>$/g, '')
      .split(/ (?=[\w-]+=)/)
      .sort(),
  )

it('draws every icon as lucide does', async () => {
  const names = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
  expect(names.length).toBeGreaterThan(1_000)
  const icons = await Promise.all(
    names.map((name) => import(/* @vite-ignore */ `${process.cwd()}/${FOLDER}/${name}`)),
  )
  const drawn = icons.filter((icon) => icon.__iconData)
  expect(drawn.length).toBeGreaterThan(1_000)
  for (const { __iconData, default: Theirs } of drawn) {
    const Ours = createIcon(__iconData)
    expect(attributesOf(renderToStaticMarkup(<Ours size={18} strokeWidth={1.5} />))).toEqual(
      attributesOf(renderToStaticMarkup(<Theirs size={18} strokeWidth={1.5} />)),
    )
  }
})
