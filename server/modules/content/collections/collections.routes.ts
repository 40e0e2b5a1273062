import { parseInput } from '#server/http/requests/parse-request.ts'
import type { Serve } from '#server/http/serve.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { draftSchemaOf, flattened } from '#shared/contract/content/collections/wire-fields.ts'
import { collectionEndpoints } from '#shared/contract/content/collections.ts'
import { staffCollectionEndpoints as staff } from '#shared/contract/content/collections-staff.ts'
import type { CollectionsService } from './collections.service.ts'
import type { SamplesService } from './samples.service.ts'

export function collectionsRoutes(serve: Serve, collections: CollectionsService, samples: SamplesService) {
  /** Reads an entry by the rules of its collection, which nobody is told of who may not fill it. */
  function readDraft(name: string, body: unknown, actor: CurrentUser) {
    const { wire } = collections.openTo(name, actor)
    const { version, ...draft } = parseInput(draftSchemaOf(wire), body)
    return { ...flattened(wire, draft), version }
  }

  serve(collectionEndpoints.list, ({ params, query }) => collections.list(params.name, query.after))
  serve(staff.overview, ({ currentUser }) => samples.overview(currentUser))
  serve(staff.setSamples, ({ body, currentUser }) => samples.set(body.name, body.areShown, currentUser))
  serve(staff.list, ({ params, currentUser }) => collections.listForStaff(params.name, currentUser))
  serve(staff.create, ({ params: { name }, body, currentUser }) => {
    const { version: _, ...draft } = readDraft(name, body, currentUser)
    return collections.create(name, draft, currentUser)
  })
  serve(staff.setOrder, ({ params, body, currentUser }) =>
    collections.setOrder(params.name, body, currentUser),
  )
  serve(staff.update, ({ params: { name, id }, body, currentUser }) =>
    collections.update(name, id, readDraft(name, body, currentUser), currentUser),
  )
  serve(staff.remove, ({ params, currentUser }) => collections.remove(params.name, params.id, currentUser))
  serve(staff.restore, ({ params, currentUser }) => collections.restore(params.name, params.id, currentUser))
}
