import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'
import type { Product } from '#tests/product/start-product.ts'

/** The letters to this address, oldest first. Without SMTP the product leaves its letters in the data folder. */
async function lettersTo(address: string, { dataDir }: Product) {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const letters = await Promise.all(
    names.sort().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return letters.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}

/**
 * Waits for letter number `number` (from 1) to this address and returns the link to `page` in it, as an address on the
 * site.
 */
export function mailedLink(
  address: string,
  product: Product,
  number = 1,
  page: '/verify' | '/reset' = '/verify',
): Promise<string> {
  return vi.waitUntil(
    async () => {
      const letters = await lettersTo(address, product)
      const links = letters[number - 1]?.text?.match(/https?:\/\/\S+/g) ?? []
      const link = links.find((address) => new URL(address).pathname === page)
      return link?.replace(product.url, '')
    },
    { timeout: 20_000, interval: 200 },
  )
}
