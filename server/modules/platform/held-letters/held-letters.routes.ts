import type { Serve } from '#server/http/serve.ts'
import { heldLetterEndpoints } from '#shared/contract/platform/held-letters.ts'
import type { HeldLettersService } from './held-letters.service.ts'

export function heldLettersRoutes(serve: Serve, held: HeldLettersService) {
  serve(heldLetterEndpoints.get, () => held.get())
  serve(heldLetterEndpoints.release, ({ currentUser }) => held.release(currentUser))
  serve(heldLetterEndpoints.remove, ({ currentUser }) => held.remove(currentUser))
}
