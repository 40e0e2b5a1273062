/** Keeps visitors out of the pages that are closed for maintenance; whoever may passes. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { namesSession } from '#server/http/session-cookie.ts'
import type { Closure, ClosureOf } from '#server/lib/closure.ts'
import { partAt } from '#shared/address-parts.ts'
import { ALWAYS_OPEN } from '#shared/closable-parts.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { PASSING_PERMISSIONS } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { Page, SiteInfo, Transport } from '#shared/contract/page-rendering.ts'
import { maintenancePage, maintenancePageHeaders } from './maintenance-page.ts'
import { languageOf } from './page-language.ts'

const { base, path: PERMISSIONS_PATH, method } = profileEndpoints.permissions

export type ClosePages = ReturnType<typeof createClosePages>
export function createClosePages({
  closureOf,
  site,
  headers,
  transport,
}: {
  closureOf: ClosureOf
  site: () => SiteInfo | Promise<SiteInfo>
  headers: Record<string, string>
  transport: Transport
}) {
  return {
    /** What keeps visitors out of the page at a path. A file that is missing is told as always. */
    closureAt({ path: address, isForMissingFile }: Page, path: string): Closure | null {
      return ALWAYS_OPEN.includes(address) || isForMissingFile ? null : closureOf(partAt(path))
    },

    /** Whether whoever asks may see what is closed; who cannot be asked about may not. */
    async passes({ headers: { cookie, host } }: IncomingMessage): Promise<boolean> {
      if (!cookie || !namesSession(cookie)) return false
      try {
        const asked = { cookie, ...(host !== undefined && { host }) }
        const reply = await transport(base + PERMISSIONS_PATH, { method, headers: asked })
        const held = reply.ok ? await reply.json() : []
        return Array.isArray(held) && PASSING_PERMISSIONS.some((permission) => held.includes(permission))
      } catch {
        return false
      }
    },

    /** Says what is going on, whether the site can be read or not. */
    async answer(closure: Closure, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const known = await (async () => site())().catch(() => null)
      const page = maintenancePage(closure, {
        language: languageOf(request, known?.languages ?? LANGUAGES),
        site: known,
        isPart: closureOf(undefined) === null,
      })
      const body = Buffer.from(page)
      response
        .writeHead(503, { ...maintenancePageHeaders(headers, closure), 'content-length': body.length })
        .end(request.method === 'HEAD' ? undefined : body)
    },
  }
}
