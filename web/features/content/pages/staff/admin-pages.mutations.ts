import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  type pageChangeSchema,
  type pageDraftSchema,
  pageEndpoints,
  type StaffPageWithText,
} from '#shared/contract/content/pages.ts'
import { call } from '#web/api/client.ts'
import { pagesQueries } from '#web/features/content/pages/pages.queries.ts'
import { adminPagesQueries } from './admin-pages.queries.ts'

export type PageToMake = z.input<typeof pageDraftSchema>
type PageToChange = z.input<typeof pageChangeSchema> & { id: number }

/** Lists of staff and what players read are asked for anew. */
function forgetLists(client: QueryClient) {
  void client.invalidateQueries({ queryKey: adminPagesQueries.lists() })
  void client.invalidateQueries({ queryKey: pagesQueries.all })
}

function keepPage(client: QueryClient, page: StaffPageWithText) {
  client.setQueryData(adminPagesQueries.item(page.id).queryKey, page)
  forgetLists(client)
}

export function useCreatePage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PageToMake) => call(pageEndpoints.create, { body }),
    onSuccess: (page) => keepPage(client, page),
  })
}

export function useUpdatePage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: PageToChange) =>
      call(pageEndpoints.update, { params: { id: String(id) }, body }),
    onSuccess: (page) => keepPage(client, page),
  })
}

/** The page as it stands at the server now, whatever is remembered of it. */
export function useRefetchPage() {
  const client = useQueryClient()
  return (id: number) => client.fetchQuery({ ...adminPagesQueries.item(id), staleTime: 0 })
}

export function useRemovePage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(pageEndpoints.remove, { params: { id: String(id) } }),
    onSuccess: () => forgetLists(client),
  })
}

export function useRestorePage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(pageEndpoints.restore, { params: { id: String(id) } }),
    onSuccess: (page) => keepPage(client, page),
  })
}
