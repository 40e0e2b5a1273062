/** Game servers and players for other sites. What is shown is looked up for each who asks; it is made, and drawn, once a minute. */
import { createHash } from 'node:crypto'
import { memoizeByKey } from '#server/lib/concurrency/memoize-by-key.ts'
import type { InMemoryFile } from '#server/lib/files/in-memory-file.ts'
import { drawPng } from '#server/lib/pictures/decoder.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { GameStatusService } from '#server/modules/games/game-status/game-status.service.ts'
import type { PlayersService, ShownPlayer } from '#server/modules/games/players/players.service.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { WIDGET_LASTS_MS } from '#shared/constants/games/widgets.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { PlayerWidget, ServerWidget } from '#shared/contract/games/widgets.ts'
import { languageAmong } from '#shared/site-languages.ts'
import { rankWords } from '#shared/texts/rank-words.ts'
import { tierWords } from '#shared/texts/tier-words.ts'
import { playerCard } from './player-card.ts'
import { type PlayerFacts, playerPicture } from './player-picture.ts'
import { serverPicture } from './server-picture.ts'

/** Those that were not asked for the longest go. */
const KEPT_MAX = 300

export type WidgetsService = ReturnType<typeof createWidgetsService>
export function createWidgetsService({
  gameStatus,
  players,
  findHead,
  site,
  words,
  now,
}: {
  gameStatus: Pick<GameStatusService, 'getGlance'>
  players: Pick<PlayersService, 'findShown' | 'present'>
  findHead: AccountsServices['findHead']
  site: Pick<PlatformServices['site'], 'current'>
  words: Pick<PlatformServices['words'], 'read'>
  now: () => Date
}) {
  const lasting = { ms: WIDGET_LASTS_MS, entries: KEPT_MAX, now }
  const told = memoizeByKey<PlayerWidget>(lasting)
  const drawn = memoizeByKey<InMemoryFile>(lasting)

  /** The language of a picture, and how the site is called and coloured. */
  async function look(wanted: string | undefined) {
    const { languages, name, accent } = await site.current()
    return { language: languageAmong(languages, wanted), siteName: name, accent }
  }

  async function server(id: number): Promise<ServerWidget> {
    const glance = await gameStatus.getGlance(id)
    const { url } = await site.current()
    return { ...glance, url: url + addresses.servers }
  }

  const player = (found: ShownPlayer): Promise<PlayerWidget> =>
    told(keyOf(found), async () => {
      const page = await players.present(found)
      const { url } = await site.current()
      return { ...page, url: url + hrefOf(addresses.player, { name: page.username }) }
    })

  /** @throws {AppError} `not_found` as the page of the player */
  async function drawPlayer(
    kind: 'picture' | 'card',
    name: string,
    wanted: string | undefined,
    draw: (facts: PlayerFacts) => string,
  ): Promise<InMemoryFile> {
    const found = await players.findShown(name)
    const looks = await look(wanted)
    return drawn(`${kind} ${looks.language} ${keyOf(found)}`, async () => {
      const shown = await player(found)
      const [rank, head] = [await rankOf(shown, looks.language), await findHead(shown.username)]
      return picture(draw({ player: shown, head, rank, ...looks }))
    })
  }

  async function rankOf({ tier, rank }: PlayerWidget, language: Language): Promise<string> {
    if (!tier) return named(await words.read(rankWords, language), rank) ?? rank
    const sample = tier.isSample && named(await words.read(tierWords, language), tier.insignia)
    return sample || tier[`name_${language}`]
  }

  return {
    server,
    async serverPicture(id: number, wanted: string | undefined): Promise<InMemoryFile> {
      const shown = await server(id)
      const looks = await look(wanted)
      return drawn(`server ${looks.language} ${id}`, () => picture(serverPicture(shown, looks)))
    },
    player: async (name: string): Promise<PlayerWidget> => player(await players.findShown(name)),
    playerPicture: (name: string, wanted: string | undefined) =>
      drawPlayer('picture', name, wanted, playerPicture),
    playerCard: (name: string, wanted: string | undefined) => drawPlayer('card', name, wanted, playerCard),
  }
}

/** Another name and another choice are seen at once. */
const keyOf = ({ row: { id, username }, visibility }: ShownPlayer) =>
  JSON.stringify([id, username, visibility])

const named = (texts: Readonly<Record<string, string>>, key: string | null): string | undefined =>
  key !== null && Object.hasOwn(texts, key) ? texts[key] : undefined

async function picture(drawing: string): Promise<InMemoryFile> {
  const bytes = await drawPng(drawing)
  return {
    type: 'image/png',
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    cacheControl: `public, max-age=${WIDGET_LASTS_MS / 1_000}`,
  }
}
