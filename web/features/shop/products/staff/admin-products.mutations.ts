import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProductChange, ProductDraft, StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { productEndpoints } from '#shared/contract/shop/products.ts'
import { staffProductEndpoints } from '#shared/contract/shop/products-staff.ts'
import { call } from '#web/api/client.ts'
import { queriesOfTopic } from '#web/api/queries-of-topic.ts'
import { useListMutation, useRefetchItem, withSaved } from '#web/editing/list-mutations.ts'
import { useReorder } from '#web/editing/ordering/use-reorder.ts'
import { adminProductsQueries } from './admin-products.queries.ts'

const listKey = adminProductsQueries.list().queryKey
const forgetPublic = (client: QueryClient) =>
  void client.invalidateQueries(queriesOfTopic(productEndpoints.list))

function keepProduct(client: QueryClient, saved: StaffProduct) {
  client.setQueryData(listKey, (list) => withSaved(list, saved))
  forgetPublic(client)
}

export const useCreateProduct = () =>
  useListMutation(listKey, (body: ProductDraft) => call(staffProductEndpoints.create, { body }), keepProduct)

export const useUpdateProduct = () =>
  useListMutation(
    listKey,
    ({ id, ...body }: ProductChange & { id: number }) =>
      call(staffProductEndpoints.update, { params: { id: String(id) }, body }),
    keepProduct,
  )

export const useDoubleProduct = () =>
  useListMutation(
    listKey,
    (id: number) => call(staffProductEndpoints.double, { params: { id: String(id) } }),
    keepProduct,
  )

export const useRemoveProduct = () =>
  useListMutation(
    listKey,
    (id: number) => call(staffProductEndpoints.remove, { params: { id: String(id) } }),
    (client, _, id) => {
      client.setQueryData(listKey, (list) => list?.filter((product) => product.id !== id))
      void client.invalidateQueries({ queryKey: adminProductsQueries.removed().queryKey })
      forgetPublic(client)
    },
  )

/** It comes back to the place where it stood, so the list is asked for anew. */
export const useRestoreProduct = () =>
  useListMutation(
    listKey,
    (id: number) => call(staffProductEndpoints.restore, { params: { id: String(id) } }),
    (client) => {
      void client.invalidateQueries({ queryKey: listKey })
      forgetPublic(client)
    },
  )

/** Shows the new order at once; of several moves in a row each waits for the one before. */
export function useReorderProducts() {
  const client = useQueryClient()
  return useReorder(
    listKey,
    (body) => call(staffProductEndpoints.setOrder, { body }),
    () => forgetPublic(client),
  )
}

type DryRun = Parameters<typeof call<typeof staffProductEndpoints.dryRun>>[1]['body']

/** Asks for the commands as they would be sent; nothing is. */
export const useDryRun = () =>
  useMutation({ mutationFn: (body: DryRun) => call(staffProductEndpoints.dryRun, { body }) })

/** One product as it is at the server now; null when it is gone. */
export const useRefetchProduct = () => useRefetchItem(adminProductsQueries.list())
