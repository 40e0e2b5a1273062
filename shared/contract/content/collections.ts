/** The collections as everybody reads them. */
import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { findCollection } from './collections/all-collections.ts'

export const collectionParams = z.object({ name: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/)) })

export const entrySchema = z.looseObject({
  id: z.int(),
  isSample: z.boolean(),
  languages: z.array(z.enum(LANGUAGES)),
  version: z.int(),
})

export const collectionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/collections/:name',
    summary:
      'The entries of a collection in order, 180 KB at most; `after` asks for those behind that id. A text in one language stands in both, `languages` says whose it is.',
    access: 'public',
    topic: 'collections',
    isKept: true,
    part: ({ name }) => findCollection(String(name))?.part,
    params: collectionParams,
    query: z.object({ after: z.optional(idParams.shape.id) }),
    reply: z.array(entrySchema),
  }),
}
