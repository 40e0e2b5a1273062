import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { incidentEndpoints } from '#shared/contract/operations/incidents.ts'
import { statusEndpoints } from '#shared/contract/operations/status.ts'
import { endpointQuery } from './endpoint-query.ts'
import { queriesOfTopic } from './queries-of-topic.ts'

it('finds the queries that show a topic, and no others; by an endpoint without one it finds none', () => {
  const client = new QueryClient()
  const cache = client.getQueryCache()
  cache.build(client, { queryKey: ['status'], meta: endpointQuery(statusEndpoints.get, {}).meta })
  cache.build(client, { queryKey: ['news'], meta: endpointQuery(newsEndpoints.excerpts, { query: {} }).meta })
  cache.build(client, { queryKey: ['incidents'], meta: endpointQuery(incidentEndpoints.list, {}).meta })
  const found = (endpoint: Endpoint) =>
    cache.findAll(queriesOfTopic(endpoint)).map(({ queryKey }) => queryKey)
  expect(found(statusEndpoints.get)).toEqual([['status']])
  expect(found(newsEndpoints.excerpts)).toEqual([['news']])
  expect(found(incidentEndpoints.list)).toEqual([])
})
