/** The reference of the API: its document, and pages to read and try it. Nothing of it is made before somebody asks. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { type PackedPage, packPage } from '#server/http/pages/packed-page.ts'
import { sendPacked } from '#server/http/pages/send-packed.ts'
import { allowForeignMarkup } from '#server/http/security-headers.ts'
import { createReadOnce } from '#server/lib/concurrency/read-once.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { createOpenApi } from './openapi.ts'
import {
  DOCUMENT_PATH,
  indexPage,
  NOUN_SCRIPT,
  nounPage,
  pathOfNoun,
  pathOfPart,
  REFERENCE_PATH,
  REFERENCE_STYLE,
} from './reference-pages.ts'

const TYPES = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  script: 'text/javascript; charset=utf-8',
  style: 'text/css; charset=utf-8',
}

/** What the pages are made of. The plugin that it comes with would stay in memory from each start on, for pages that few open. */
const FILES = {
  'swagger-ui.css': TYPES.style,
  'swagger-ui-bundle.js': TYPES.script,
  'favicon-32x32.png': 'image/png',
}
const fileIn = (name: string) =>
  readFile(join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static', name))

/**
 * Publishes the document at `/api/openapi.json` and the pages from `/api/docs` on. What reads and draws a document needs seconds
 * for all calls together, so that each noun has a page with its own part of it. `headers`: what every reply carries.
 */
export function publishApi(
  app: FastifyInstance,
  { siteUrl, headers }: { siteUrl: string; headers: Record<string, string> },
): void {
  publish(DOCUMENT_PATH, TYPES.json, () => JSON.stringify(createOpenApi(siteUrl, allEndpoints)))
  publish(REFERENCE_PATH, TYPES.html, () => indexPage(siteUrl, allEndpoints))
  publish(`${REFERENCE_PATH}/reference.css`, TYPES.style, () => REFERENCE_STYLE)
  publish(`${REFERENCE_PATH}/noun.js`, TYPES.script, () => NOUN_SCRIPT)
  for (const [name, type] of Object.entries(FILES))
    publish(`${REFERENCE_PATH}/${name}`, type, () => fileIn(name))
  for (const [noun, group] of Object.entries(allEndpoints)) {
    publish(pathOfNoun(noun), TYPES.html, () => nounPage(siteUrl, noun))
    publish(pathOfPart(noun), TYPES.json, () => JSON.stringify(createOpenApi(siteUrl, { [noun]: group })))
  }

  /** Answers with what is made and packed once. */
  function publish(path: string, type: string, make: () => string | Buffer | Promise<Buffer>): void {
    const packed = createReadOnce<PackedPage>(async () =>
      packPage(200, await make(), allowForeignMarkup(headers), {
        type,
        vary: 'Accept-Encoding',
        effort: 'light',
      }),
    )
    app.get(path, async (request, reply) => {
      const answer = await packed.read()
      reply.hijack()
      sendPacked(answer, request.raw, reply.raw)
    })
  }
}
