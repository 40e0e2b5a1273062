import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findOrInstallChromium } from '#tests/browser/find-chromium.ts'
import { SKIN_VIEW } from '#web/features/accounts/profile/skin-view.ts'

const FOLDER = 'web/public/images'
const STILL = 'skin-default-still.webp'
const LIBRARY = createRequire(import.meta.url).resolve('skinview3d/bundles/skinview3d.bundle.js')

/** Takes a still picture of the default skin with the very library that shows it moving. */
export async function takeSkinStill(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ path: LIBRARY })
    const skin = `data:image/png;base64,${readFileSync(`${FOLDER}/skin-default.png`, 'base64')}`
    const picture = (await page.evaluate(`(async () => {
      const view = ${JSON.stringify(SKIN_VIEW)}
      const viewer = new skinview3d.SkinViewer({ ...view, renderPaused: true, preserveDrawingBuffer: true })
      await viewer.loadSkin('${skin}')
      viewer.playerWrapper.rotation.y = view.turn
      viewer.render()
      return viewer.canvas.toDataURL('image/png')
    })()`)) as string
    await sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64'))
      .webp({ quality: 82, alphaQuality: 90, effort: 6 })
      .toFile(`${FOLDER}/${STILL}`)
  } finally {
    await browser.close()
  }
  return STILL
}
