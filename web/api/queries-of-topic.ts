import type { QueryFilters } from '@tanstack/react-query'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Every query that shows what the endpoint shows, whoever made it. */
export const queriesOfTopic = ({ topic }: Endpoint): QueryFilters => ({
  predicate: ({ meta }) => topic !== undefined && meta?.topic === topic,
})
