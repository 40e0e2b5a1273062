/** Pages straight from the sources of web/, compiled by Vite when they are asked for. */
import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer } from 'vite'
import { cutTemplate } from '#server/http/pages/document/page-document.ts'
import type { PageSource } from '#server/http/pages/page-source.ts'
import type { PageRenderer } from '#shared/contract/page-rendering.ts'

export type VitePages = {
  source: PageSource
  /** Lets the browser hear of changes over the port of this server. */
  attachReload(server: Server): void
}

/** Starts Vite inside this process. */
export async function openVitePages(): Promise<VitePages> {
  // Vite wants a server to hear upgrades from; ours exists only after the pages do, and passes them on.
  const reloads = createHttpServer()
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: reloads } },
  })
  let current!: PageRenderer
  async function load(): Promise<PageRenderer> {
    const bundle = await vite.ssrLoadModule('/entry-server.tsx')
    current = bundle.renderer as PageRenderer
    return current
  }
  await load()

  return {
    source: {
      renderer: {
        get pages() {
          return current.pages
        },
        get dictionaries() {
          return current.dictionaries
        },
        identityOf: (request) => current.identityOf(request),
        render: async (request) => (await load()).render(request),
      },
      template: async (page) => {
        const document = await readFile('web/index.html', 'utf8')
        // Styles stand there before scripts run.
        const styled = document.replace('</head>', '<link rel="stylesheet" href="/styles/main.css"></head>')
        return cutTemplate(await vite.transformIndexHtml(page.path, styled))
      },
      staticFolder: null,
      // Vite's client and styles are scripts and styles that the policy of the built product refuses.
      headers: { 'content-security-policy': "frame-ancestors 'none'" },
      middleware: vite.middlewares,
      onChange: (listener) => {
        // Sources that do not compile are told when the next page is asked for.
        vite.watcher.on('all', () =>
          load()
            .catch(() => {})
            .then(listener),
        )
      },
    },
    attachReload: (server) => {
      server.on('upgrade', (...upgrade) => reloads.emit('upgrade', ...upgrade))
    },
  }
}
