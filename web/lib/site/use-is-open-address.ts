import { isOpenAddress } from '#shared/address-parts.ts'
import { useSiteInfo } from './site-info.tsx'

/** Whether the site has what stands at an address: whatever leads there asks first. */
export function useIsOpenAddress(): (to: string) => boolean {
  const { parts } = useSiteInfo()
  return (to) => isOpenAddress(to, parts)
}
