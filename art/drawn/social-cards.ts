import { createServer } from 'vite'
import { addresses } from '#shared/addresses.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { readDelivered } from '#shared/texts/words.ts'
import { headOf } from '#web/routing/page.ts'
import type { Route } from '#web/routing/route.ts'
import type { SocialCard } from './social.ts'

/** The picture behind the card of a page, and how far it stands to the right of its place. A page without one shows the card of the home page. */
const PICTURES: Partial<Record<keyof typeof addresses, readonly [picture: string, shift: number]>> = {
  home: ['hero', 0],
  login: ['gallery-5', 120],
  register: ['gallery-2', 260],
  news: ['news-1', 280],
  servers: ['game-zombie', 220],
  serversSurvival: ['mode-survival', 120],
  serversSkyblock: ['mode-skyblock', 60],
  serversCreative: ['mode-creative', 180],
  serversMinigames: ['mode-minigames', 200],
  forum: ['gallery-4', 260],
  shop: ['case-legendary', 260],
  download: ['scp-hero', 220],
  team: ['gallery-3', 160],
  tournaments: ['news-2', 240],
  rankings: ['rank-elite', 260],
  leaderboards: ['rank-veteran', 260],
  players: ['rank-recruit', 260],
  privacy: ['game-scp', 240],
  terms: ['gallery-6', 0],
  offer: ['set-tools', 260],
  feedback: ['gallery-1', 200],
  status: ['news-3', 240],
}

/** A card per page and language, with the page's own title and description. */
export async function listSocialCards(): Promise<SocialCard[]> {
  const site = await createServer({ appType: 'custom', server: { middlewareMode: true } })
  try {
    const { sitePages } = (await site.ssrLoadModule('/app/site-pages.ts')) as { sitePages: readonly Route[] }
    const cards: SocialCard[] = []
    for (const [name, [picture, shift]] of Object.entries(PICTURES)) {
      const path = addresses[name as keyof typeof PICTURES]
      const declared = await sitePages.find((page) => page.path === path)?.load()
      if (!declared) throw new Error(`There is no page ${path}.`)
      for (const language of LANGUAGES) {
        const asked = { pathname: path, query: new URLSearchParams(), language, readTexts: readDelivered }
        const head = headOf(declared.page, asked, undefined, { ...deliveredSite, url: '', version: 0 })
        cards.push({
          file: `${name}-${language}`,
          // The address of the home page says nothing.
          label: path === addresses.home ? '' : path,
          ...head,
          picture,
          shift,
        })
      }
    }
    return cards
  } finally {
    await site.close()
  }
}
