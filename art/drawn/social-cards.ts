import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import { type PageHeadKey, pageHeads } from '#web/app/page-heads.ts'
import type { SocialCard } from './social.ts'

/** The picture behind the card of each page that search engines may know, and how far it stands to the right of its place. */
const PICTURES: Partial<
  Record<PageHeadKey & keyof typeof addresses, readonly [picture: string, shift: number]>
> = {
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
  privacy: ['game-scp', 240],
  terms: ['gallery-6', 0],
  feedback: ['gallery-1', 200],
}

/** A card per page and language, with the page's own title and description. */
export function listSocialCards(): SocialCard[] {
  return Object.entries(PICTURES).flatMap(([head, [picture, shift]]) =>
    (['ru', 'en'] as const satisfies readonly Language[]).map((language) => ({
      file: `${head}-${language}`,
      label: addresses[head as keyof typeof PICTURES],
      ...pageHeads[head as keyof typeof PICTURES][language],
      picture,
      shift,
    })),
  )
}
