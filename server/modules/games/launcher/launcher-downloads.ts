import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerLanguage } from '#server/http/caller-language.ts'
import { sendFile } from '#server/http/replies/send-file.ts'
import { LAUNCHER_FILES, LAUNCHER_FOLDER, PLATFORMS } from '#shared/constants/launcher.ts'
import type { Download, LauncherService } from './launcher.service.ts'

/** Serves the launcher's files and update feeds; what is not there is answered by the page of unknown addresses. */
export function launcherDownloads(app: FastifyInstance, launcher: LauncherService, folder: string): void {
  for (const platform of PLATFORMS)
    app.get(LAUNCHER_FILES[platform].link, async (request, reply) =>
      // Another file stands behind it tomorrow, so it is asked for again each time.
      send(request, reply, await launcher.findLatest(platform), 'no-cache'),
    )

  app.get<{ Params: { name: string } }>(`${LAUNCHER_FOLDER}/:name`, async (request, reply) => {
    const { name } = request.params
    const feed = await launcher.findFeed(name, callerLanguage(request.headers))
    if (feed === null) return send(request, reply, await launcher.findByName(name), 'public, max-age=86400')
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('text/yaml; charset=utf-8')
      .send(feed)
  })

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: Download | null,
    cacheControl: string,
  ) {
    if (!file) return reply.callNotFound()
    return sendFile(request, reply, {
      folder,
      storedAs: file.sha256,
      name: file.name,
      type: file.type,
      etag: `"${file.sha256}"`,
      cacheControl,
      // Each download sends the last byte once, however often it was interrupted or cut into ranges.
      onEndSent: () => {
        launcher
          .countDownload(file.releaseId)
          .catch((err: unknown) => request.log.error({ err }, 'a download could not be counted'))
      },
    })
  }
}
