import type { Serve } from '#server/http/serve.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { rankWords } from '#shared/texts/rank-words.ts'
import { tierWords } from '#shared/texts/tier-words.ts'
import { widgetsRoutes } from './widgets.routes.ts'
import { createWidgetsService } from './widgets.service.ts'

export function wireWidgets({
  platform: { site, words },
  ...tools
}: Omit<Parameters<typeof createWidgetsService>[0], 'site' | 'words'> & {
  platform: Pick<PlatformServices, 'site' | 'words'>
}) {
  words.enlist(rankWords)
  words.enlist(tierWords)
  const widgets = createWidgetsService({ ...tools, site, words })
  return { routes: (serve: Serve) => widgetsRoutes(serve, widgets) }
}
