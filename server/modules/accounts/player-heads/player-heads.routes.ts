import { createHash } from 'node:crypto'
import type { Serve } from '#server/http/serve.ts'
import { playerHeadsEndpoints } from '#shared/contract/accounts/player-heads.ts'
import type { PlayerHeadsService } from './player-heads.service.ts'

export function playerHeadsRoutes(serve: Serve, heads: PlayerHeadsService) {
  serve(playerHeadsEndpoints.find, async ({ params }) => {
    const { type, bytes } = await heads.find(params.username)
    // A drawn head gives way to a picture soon.
    const maxAge = type === 'image/svg+xml' ? 300 : 3600
    return {
      type,
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
      cacheControl: `public, max-age=${maxAge}`,
    }
  })
}
