import { useQuery } from '@tanstack/react-query'
import { type AppealProof, appealEndpoints } from '#shared/contract/accounts/bans/appeals.ts'
import { call } from '#web/api/client.ts'

/** The ban that stands, asked for once with what was just typed: nothing of that is part of the key, and nothing is kept. */
export const useStandingBan = (refusal: string, proof: AppealProof) =>
  useQuery({
    queryKey: ['standing-ban', refusal],
    queryFn: () => call(appealEndpoints.read, { body: proof }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  })
