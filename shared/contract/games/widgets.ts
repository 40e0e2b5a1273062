/** What other sites, forums and chats may show of game servers and players: a small picture, and the same as JSON. */
import * as z from 'zod/mini'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { file } from '#shared/contract/forms.ts'
import { gameServerGlanceSchema } from './game-status.ts'
import { playerSchema } from './players/players.ts'

export const serverWidgetSchema = z.extend(z.omit(gameServerGlanceSchema, { modes: true }), {
  /** Where the site shows it. */
  url: z.url(),
})
export type ServerWidget = z.infer<typeof serverWidgetSchema>

export const playerWidgetSchema = z.extend(
  z.pick(playerSchema, {
    username: true,
    rank: true,
    tier: true,
    level: true,
    playtimeSeconds: true,
    kills: true,
    deaths: true,
    kdRatio: true,
    lastSeenAt: true,
    gameServerId: true,
  }),
  {
    /** The page of the player. */
    url: z.url(),
  },
)
export type PlayerWidget = z.infer<typeof playerWidgetSchema>

const shown = { access: 'public', isShownElsewhere: true } as const
const limits = [{ max: 300, windowMs: 60_000, by: 'address' }] as const
const errors = ['not_found'] as const
const nameParams = z.object({ name: z.string().check(z.maxLength(100)) })
/** The language of the words in a picture; one that the site has not is that of its plain addresses. */
const query = z.object({ lang: z.optional(z.string()) })

export const widgetEndpoints = {
  server: endpoint({
    method: 'GET',
    base: '',
    ...shown,
    path: '/widgets/servers/:id.json',
    summary: 'A game server for other sites: where it is, how it is and who is on it.',
    limits,
    errors,
    params: idParams,
    reply: serverWidgetSchema,
  }),
  serverPicture: endpoint({
    method: 'GET',
    base: '',
    ...shown,
    path: '/widgets/servers/:id.png',
    summary: 'The same as a picture of 600 by 150, drawn at most once a minute; `lang` is `ru` or `en`.',
    limits,
    errors,
    params: idParams,
    query,
    reply: file(['image/png']),
  }),
  player: endpoint({
    method: 'GET',
    base: '',
    ...shown,
    path: '/widgets/players/:name.json',
    summary:
      'A player for other sites, as far as their page shows it; 404 where that is hidden, or the account banned or leaving.',
    part: 'players',
    topic: 'leaderboards',
    limits,
    errors,
    params: nameParams,
    reply: playerWidgetSchema,
  }),
  playerPicture: endpoint({
    method: 'GET',
    base: '',
    ...shown,
    path: '/widgets/players/:name.png',
    summary: 'The same as a picture of 600 by 150, drawn at most once a minute; `lang` is `ru` or `en`.',
    part: 'players',
    limits,
    errors,
    params: nameParams,
    query,
    reply: file(['image/png']),
  }),
  playerCard: endpoint({
    method: 'GET',
    base: '',
    ...shown,
    path: '/widgets/players/:name/card.png',
    summary: 'What links to the page of a player show, as a picture of 1200 by 630; `lang` is `ru` or `en`.',
    part: 'players',
    limits,
    errors,
    params: nameParams,
    query,
    reply: file(['image/png']),
  }),
}
