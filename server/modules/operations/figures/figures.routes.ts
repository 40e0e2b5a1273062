import type { Serve } from '#server/http/serve.ts'
import { figureEndpoints } from '#shared/contract/operations/figures.ts'
import type { FiguresService } from './figures.service.ts'

export function figuresRoutes(serve: Serve, figures: FiguresService) {
  serve(figureEndpoints.get, () => figures.get())
}
