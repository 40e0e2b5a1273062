import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { imageEndpoints } from '#shared/contract/platform/images.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const IMAGES_KEY = [PRIVATE_KEY, 'images'] as const

export const imagesQueries = {
  all: () => IMAGES_KEY,
  list: (search: string, page: number) =>
    queryOptions({
      queryKey: [...IMAGES_KEY, 'list', search, page],
      queryFn: () => call(imageEndpoints.list, { query: { page: String(page), ...(search && { search }) } }),
      placeholderData: keepPreviousData,
    }),
  byPath: (path: string) =>
    queryOptions({
      queryKey: [...IMAGES_KEY, 'path', path],
      queryFn: async () => (await call(imageEndpoints.list, { query: { path } })).data[0] ?? null,
    }),
}

export const useImages = (search: string, page: number) => useQuery(imagesQueries.list(search, page))

/** What the library knows of a picture; asked only for uploaded ones. */
export const useImageAt = (path: string) =>
  useQuery({ ...imagesQueries.byPath(path), enabled: path.startsWith('/uploads/') })
