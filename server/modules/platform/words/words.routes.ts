import type { Serve } from '#server/http/serve.ts'
import { wordEndpoints } from '#shared/contract/platform/words.ts'
import type { WordsService } from './words.service.ts'

export function wordsRoutes(serve: Serve, words: WordsService) {
  serve(wordEndpoints.changed, () => words.changed())
  serve(wordEndpoints.list, ({ query }) => words.list(query.search))
  serve(wordEndpoints.update, ({ params, body, currentUser }) => words.update(params.key, body, currentUser))
  serve(wordEndpoints.putBack, ({ params, currentUser }) => words.putBack(params.key, currentUser))
}
