/** The heads of players: pictures shown beside their names. */
import * as z from 'zod/mini'
import { PLAYER_HEAD_TYPES } from '#shared/constants/player-heads.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { file } from '#shared/contract/forms.ts'

export const playerHeadsEndpoints = {
  find: endpoint({
    method: 'GET',
    base: '',
    path: '/heads/:username',
    summary:
      'The head of a player as a picture. Kept here: the avatar service is asked by this server, at most once a day for each account. Until it has answered, and for names nobody has, the head is drawn here.',
    access: 'public',
    isAlwaysOpen: true,
    params: z.object({ username: z.string().check(z.maxLength(64)) }),
    reply: file([...PLAYER_HEAD_TYPES, 'image/svg+xml']),
  }),
}
