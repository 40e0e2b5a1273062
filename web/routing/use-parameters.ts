import { type AddressParameters, parametersIn } from '#shared/address-parameters.ts'
import { useLocation } from './router.tsx'

/** What the address shown now names, such as `{ id: 7 }`; throws on a page of another address. */
export function useParameters<Address extends string>(address: Address): AddressParameters<Address> {
  const { pathname } = useLocation()
  const found = parametersIn(address, pathname)
  if (!found) throw new Error(`${pathname} is no address of ${address}.`)
  return found
}
