import { useQuery } from '@tanstack/react-query'
import { addresses } from '#shared/addresses.ts'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'

/** Whether players may put roubles on their balances here. */
export function useTakesTopUps(): boolean {
  const isOpen = useIsOpenAddress()(addresses.topUp)
  const { data } = useQuery({
    // The shop asks the same.
    queryKey: ['shop', 'state'],
    ...endpointQuery(shopOpeningEndpoints.state, {}),
    enabled: isOpen,
  })
  return isOpen && data?.takesTopUps === true
}
