import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findOrInstallChromium } from '#tests/browser/find-chromium.ts'
import { palette } from './palette.ts'

export type SocialCard = {
  file: string
  /** Small, above the title. */
  label: string
  title: string
  description: string
  picture: string
  /** Pixels the picture stands to the right, so that the words cover what matters less. */
  shift: number
}

const FOLDER = 'web/public/images/social'
const [WIDTH, HEIGHT] = [1200, 630]
const MOST_BYTES = 48 * 1024
const TITLE = { largest: 92, smallest: 48, highest: 250 }

const font = (family: string) =>
  `@font-face{font-family:${family};font-weight:100 800;src:url(data:font/woff2;base64,${readFileSync(`web/styles/fonts/${family}.woff2`, 'base64')})}`
const fonts = () => font('oswald') + font('jetbrains-mono')

async function cardPage({ label, title, description, picture, shift }: SocialCard): Promise<string> {
  const image = await sharp(`web/public/images/${picture}-1920.webp`)
    .resize(WIDTH, HEIGHT)
    .jpeg({ quality: 92 })
    .toBuffer()
  return `<!doctype html><meta charset="utf-8"><style>${fonts()}
  *{margin:0;box-sizing:border-box}body{width:${WIDTH}px;height:${HEIGHT}px;position:relative;overflow:hidden;background:${palette.ground};color:${palette.text}}
  img{position:absolute;left:${shift}px;top:0}.shade{position:absolute;inset:0;background:linear-gradient(90deg,${palette.ground} ${Math.max(6, shift / 12)}%,${palette.ground}e0 ${34 + shift / 40}%,${palette.ground}00 82%),linear-gradient(0deg,${palette.ground}cc,${palette.ground}00 40%)}
  .frame{position:absolute;inset:32px;border:1px solid ${palette.text}2e}.frame i{position:absolute;width:20px;height:20px;border:2px solid ${palette.signal}}
  .frame i:nth-child(1){left:-1px;top:-1px;border-right:0;border-bottom:0}.frame i:nth-child(2){right:-1px;bottom:-1px;border-left:0;border-top:0}
  .words{position:absolute;left:80px;bottom:80px;width:800px}.label{font:500 22px jetbrains-mono;letter-spacing:.04em;color:${palette.signal}}
  h1{font:600 ${TITLE.largest}px/1.12 oswald;letter-spacing:.01em;text-transform:uppercase;text-wrap:balance;margin:14px 0 16px}
  p{font:400 27px/1.4 oswald;letter-spacing:.015em;color:#d9d5c5;max-width:700px;text-wrap:pretty;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
  .brand{position:absolute;left:80px;top:72px;display:flex;gap:16px;align-items:center;font:600 34px oswald;letter-spacing:.12em}</style>
  <img src="data:image/jpeg;base64,${image.toString('base64')}" width="${WIDTH}" height="${HEIGHT}"><div class="shade"></div><div class="frame"><i></i><i></i></div>
  <div class="brand"><svg width="40" height="40" viewBox="0 0 32 32" fill="none" stroke="${palette.signal}" stroke-width="4"><path d="m5 15 11-8.5L27 15M5 23l11-8.5L27 23"/><path d="M5 28h22" stroke="${palette.text}" stroke-width="2"/></svg>FRONTLAND</div>
  <div class="words"><div class="label">${label}</div><h1>${title}</h1><p>${description}</p></div>`
}

/** Makes the title as large as its place allows. */
const FIT_TITLE = `(async () => {
  await document.fonts.ready
  const title = document.querySelector('h1')
  for (let size = ${TITLE.largest}; size >= ${TITLE.smallest}; size -= 4) {
    title.style.fontSize = size + 'px'
    if (title.scrollHeight <= ${TITLE.highest} && title.scrollWidth <= title.clientWidth) return
  }
})()`

/** Draws cards of 1200 by 630 with the site's own letters; a browser sets them, because librsvg reads no woff2. */
export async function drawSocialCards(cards: readonly SocialCard[]): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    for (const card of cards) {
      await page.setContent(await cardPage(card), { waitUntil: 'load' })
      await page.evaluate(FIT_TITLE)
      const shot = await page.screenshot({ type: 'png' })
      writeFileSync(`${FOLDER}/${card.file}.jpg`, await asJpeg(shot))
    }
  } finally {
    await browser.close()
  }
  return cards.map(({ file }) => `${file}.jpg`)
}

/** JPEG, because not every network shows anything newer. */
async function asJpeg(shot: Buffer): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const file = await sharp(shot).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (file.byteLength <= MOST_BYTES || quality < 40) return file
  }
}
