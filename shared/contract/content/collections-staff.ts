/** The collections as staff fill them. Which permission one needs it says itself. */
import * as z from 'zod/mini'
import { COLLECTION_ENTRIES_MAX } from '#shared/constants/collections.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { orderSchema } from '#shared/contract/fields.ts'
import { collectionParams, entrySchema } from './collections.ts'

const entryParams = z.extend(collectionParams, idParams.shape)
const access = ['manage_content', 'manage_site', 'manage_statistics'] as const

/** By the fields of the collection, which its own rules check. */
const draftSchema = z.record(z.string(), z.unknown())

export const staffEntrySchema = z.extend(entrySchema, {
  /** What the release delivers in its place, where somebody has changed the entry and the release has changed since. */
  delivered: z.nullable(z.record(z.string(), z.unknown())),
})
export type StaffEntry = z.infer<typeof staffEntrySchema>

export const collectionOverviewSchema = z.object({
  name: z.string(),
  entries: z.int(),
  /** How many of them are samples. */
  samples: z.int(),
  /** How many samples were put away. */
  samplesAway: z.int(),
})
export type CollectionOverview = z.infer<typeof collectionOverviewSchema>

export const staffCollectionEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/admin/collections',
    summary:
      'The collections that one may fill, and how many entries each has; beside them the news that the site began with, if any is a sample yet.',
    access,
    reply: z.array(collectionOverviewSchema),
  }),
  setSamples: endpoint({
    method: 'PUT',
    path: '/admin/collections/samples',
    summary:
      'Puts the samples of a collection away or brings them back; those of all, the first news among them, without a name.',
    access,
    errors: ['not_found'],
    body: z.object({ name: z.nullable(collectionParams.shape.name), areShown: z.boolean() }),
    reply: z.array(collectionOverviewSchema),
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/collections/:name',
    summary: 'Every entry of a collection in order; what is not written is null.',
    access,
    params: collectionParams,
    reply: z.array(staffEntrySchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/collections/:name',
    summary: `Adds an entry behind the others, ${COLLECTION_ENTRIES_MAX} at most; one language is enough.`,
    access,
    errors: ['collection_full'],
    status: 201,
    params: collectionParams,
    body: draftSchema,
    reply: staffEntrySchema,
  }),
  setOrder: endpoint({
    method: 'PUT',
    path: '/admin/collections/:name/order',
    summary:
      'Puts the entries in order; all ids of the collection have to be named. An order that is stale is a conflict.',
    access,
    params: collectionParams,
    body: orderSchema(COLLECTION_ENTRIES_MAX),
    reply: z.array(staffEntrySchema),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/collections/:name/:id',
    summary:
      'Changes the fields given; a stale version is a conflict. A sample that was changed is none any more.',
    access,
    errors: ['entry_in_use'],
    params: entryParams,
    body: draftSchema,
    reply: staffEntrySchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/collections/:name/:id',
    summary: 'Removes an entry; it can be restored for 30 days.',
    access,
    errors: ['entry_in_use'],
    status: 204,
    params: entryParams,
    reply: noContent,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/collections/:name/:id/restore',
    summary: 'Takes the removal of an entry back.',
    access,
    errors: ['collection_full', 'validation_failed'],
    params: entryParams,
    reply: staffEntrySchema,
  }),
}
