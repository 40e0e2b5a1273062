import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findOrInstallChromium } from '#tests/browser/find-chromium.ts'
import { palette } from './palette.ts'

export type SocialCard = { file: string; label: string; title: string; line: string; picture: string }

const font = (name: string, script: string, weight: string) => {
  const file = `web/styles/fonts/${name}-${script}.woff2`
  const range = script === 'cyrillic' ? 'U+0301,U+0400-045F,U+0490-0491,U+2116' : 'U+0000-00FF,U+2000-206F'
  return `@font-face{font-family:${name};font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')});unicode-range:${range}}`
}
const fonts = () =>
  ['cyrillic', 'latin']
    .flatMap((script) => [font('oswald', script, '200 700'), font('jetbrains-mono', script, '100 800')])
    .join('')

async function cardPage({ label, title, line, picture }: SocialCard): Promise<string> {
  const image = await sharp(`web/public/images/${picture}-1920.webp`)
    .resize(1200, 630, { position: 'right' })
    .jpeg({ quality: 92 })
    .toBuffer()
  return `<!doctype html><meta charset="utf-8"><style>${fonts()}
  *{margin:0;box-sizing:border-box}body{width:1200px;height:630px;position:relative;overflow:hidden;background:${palette.ground};color:${palette.text}}
  img{position:absolute;inset:0}.shade{position:absolute;inset:0;background:linear-gradient(90deg,${palette.ground} 4%,${palette.ground}e6 34%,${palette.ground}00 78%),linear-gradient(0deg,${palette.ground}cc,${palette.ground}00 40%)}
  .frame{position:absolute;inset:32px;border:1px solid ${palette.text}2e}.frame i{position:absolute;width:20px;height:20px;border:2px solid ${palette.signal}}
  .frame i:nth-child(1){left:-1px;top:-1px;border-right:0;border-bottom:0}.frame i:nth-child(2){right:-1px;bottom:-1px;border-left:0;border-top:0}
  .words{position:absolute;left:80px;bottom:84px;width:760px}.label{font:500 20px jetbrains-mono;letter-spacing:.08em;color:${palette.signal};text-transform:uppercase}
  h1{font:600 86px/1.12 oswald;letter-spacing:.01em;text-transform:uppercase;margin:14px 0 18px}p{font:400 30px/1.35 oswald;letter-spacing:.02em;color:#d9d5c5}
  .brand{position:absolute;left:80px;top:72px;display:flex;gap:16px;align-items:center;font:600 34px oswald;letter-spacing:.12em}</style>
  <img src="data:image/jpeg;base64,${image.toString('base64')}" width="1200" height="630"><div class="shade"></div><div class="frame"><i></i><i></i></div>
  <div class="brand"><svg width="40" height="40" viewBox="0 0 32 32" fill="none" stroke="${palette.signal}" stroke-width="4"><path d="m5 15 11-8.5L27 15M5 23l11-8.5L27 23"/><path d="M5 28h22" stroke="${palette.text}" stroke-width="2"/></svg>FRONTLAND</div>
  <div class="words"><div class="label">${label}</div><h1>${title}</h1><p>${line}</p></div>`
}

/** Draws cards of 1200 by 630 with the site's own letters; a browser sets them, because librsvg reads no woff2. */
export async function drawSocialCards(cards: readonly SocialCard[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
    for (const card of cards) {
      await page.setContent(await cardPage(card), { waitUntil: 'load' })
      await page.evaluate('document.fonts.ready')
      const shot = await page.screenshot({ type: 'png' })
      await sharp(shot)
        .png({ palette: true, quality: 88, effort: 10 })
        .toFile(`web/public/images/${card.file}.png`)
    }
  } finally {
    await browser.close()
  }
  return cards.map(({ file }) => `${file}.png`)
}
