import { createAddressFinder } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { pathOf } from '#shared/links.ts'

/** Every address of the product, the panel's and those about one thing included; what stands on a page guards itself. */
const findAddress = createAddressFinder(
  Object.values(addresses)
    .filter((path) => path !== addresses.ownPage)
    .map((path) => ({ path })),
)

/** Whether a notice may lead to an address; `hasPage` knows the pages that staff made. */
export const mayNoticeLeadTo =
  (hasPage: (address: string) => Promise<boolean>) =>
  async (address: string): Promise<boolean> =>
    findAddress(pathOf(address)) !== undefined || hasPage(address)
