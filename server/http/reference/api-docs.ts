/** The reference of the API: its document, and a page to read and try it. Nothing of it is made before somebody asks. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { type PackedPage, packPage } from '#server/http/pages/packed-page.ts'
import { sendPacked } from '#server/http/pages/send-packed.ts'
import { allowForeignMarkup } from '#server/http/security-headers.ts'
import { createReadOnce } from '#server/lib/concurrency/read-once.ts'
import { openApiAt } from './openapi.ts'

const DOCUMENT_PATH = '/api/openapi.json'
const PAGE_PATH = '/api/docs'
const START_PATH = `${PAGE_PATH}/start.js`

/** What the page is made of. The plugin that it comes with would stay in memory from each start on, for a page that few open. */
const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}
const fileIn = (name: string) =>
  readFile(join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static', name))

/**
 * Its resolver reads the whole document anew for each part that it is asked for, seconds on a slow machine: it is given
 * that part alone, with what parts refer to.
 */
const RESOLVES_ONE_PART = `{
  afterLoad() {
    const resolve = this.fn.resolveSubtree
    this.fn.resolveSubtree = (document, path, options) => {
      const [section, name] = path
      const paths = section === 'paths' && name in document.paths ? { [name]: document.paths[name] } : {}
      return resolve({ ...document, paths }, path, options)
    }
  },
}`

const START = `SwaggerUIBundle({
  url: '${DOCUMENT_PATH}',
  dom_id: '#reference',
  deepLinking: true,
  // Of hundreds of calls, those of one noun at a time.
  docExpansion: 'none',
  filter: true,
  plugins: [${RESOLVES_ONE_PART}],
})`

const pageAt = (siteUrl: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of ${new URL(siteUrl).host}</title>
<link rel="icon" type="image/png" href="${PAGE_PATH}/favicon-32x32.png">
<link rel="stylesheet" href="${PAGE_PATH}/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="${PAGE_PATH}/swagger-ui-bundle.js"></script>
<script src="${START_PATH}"></script>
</body>
</html>
`

/** Publishes the document at `/api/openapi.json` and the page at `/api/docs`. `headers`: what every reply carries. */
export function publishApi(
  app: FastifyInstance,
  { siteUrl, headers }: { siteUrl: string; headers: Record<string, string> },
): void {
  publish(DOCUMENT_PATH, 'application/json; charset=utf-8', () => JSON.stringify(openApiAt(siteUrl)))
  publish(PAGE_PATH, 'text/html; charset=utf-8', () => pageAt(siteUrl))
  publish(START_PATH, 'text/javascript; charset=utf-8', () => START)
  for (const [name, type] of Object.entries(FILES)) publish(`${PAGE_PATH}/${name}`, type, () => fileIn(name))

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
