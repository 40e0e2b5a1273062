/** The calls of the bridge for an agent in the site's own process: by the same services, without a socket. */
import type { Answer, Site } from '#agent/site/site-client.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import type { ClaimingService } from '#server/modules/games/deliveries/claiming.service.ts'
import type { ReportingService } from '#server/modules/games/deliveries/reporting.service.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import { AGENT_PROTOCOL, LEASE_SECONDS, POLL_SECONDS } from '#shared/constants/games/agents.ts'

const AGENT = 'frontland-site'

export type OwnSiteTools = {
  claiming: Pick<ClaimingService, 'claim' | 'hold'>
  reporting: Pick<ReportingService, 'report'>
  presence: Pick<PresenceService, 'hear' | 'beat'>
}

export function createOwnSite({
  claiming,
  reporting,
  presence,
  instance,
  gameServer,
}: OwnSiteTools & { instance: string; gameServer: CallingGameServer }): Pick<
  Site,
  'hello' | 'claim' | 'held' | 'report' | 'heartbeat'
> {
  return {
    hello: () =>
      answerOf(async () => {
        await presence.hear({ instance, agent: AGENT }, gameServer)
        const { id, name, type } = gameServer
        return {
          protocol: AGENT_PROTOCOL,
          gameServer: { id, name, type },
          leaseSeconds: LEASE_SECONDS,
          pollSeconds: POLL_SECONDS,
        }
      }),
    async claim(body, stop) {
      // Whoever has got an answer is never gone: what it holds is run.
      const gone = new AbortController()
      const leave = () => gone.abort()
      stop?.addEventListener('abort', leave, { once: true })
      try {
        return await answerOf(() => claiming.claim({ instance, ...body }, gameServer, gone.signal))
      } finally {
        stop?.removeEventListener('abort', leave)
      }
    },
    held: () => answerOf(() => claiming.hold({ instance }, gameServer)),
    report: (reports) => answerOf(() => reporting.report({ instance, reports }, gameServer)),
    heartbeat: (body) => answerOf(() => presence.beat({ instance, agent: AGENT, ...body }, gameServer)),
  }
}

async function answerOf<Body>(work: () => Promise<Body>): Promise<Answer<Body>> {
  try {
    return { kind: 'ok', body: await work() }
  } catch (error) {
    const { message } = error as Error
    return error instanceof AppError
      ? { kind: 'refused', why: error.code }
      : { kind: 'away', why: message, retryAfterMs: null }
  }
}
