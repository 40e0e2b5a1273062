/** Every page of players and of the panel, as whoever may open it sees it, in both languages. */
import { walkPages } from '#e2e/harness/page-walk.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { builtPages } from '#tests/product/built-pages.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'

const pages = await builtPages()
const pagesOf = (paths: readonly string[]) => paths.map((path) => ({ path }))

walkPages(pagesOf(pages.player), {
  signIn: async (visitor, product, language) => signIn(visitor, await register(product, language)),
})
walkPages(pagesOf(pages.administrator), { signIn: (visitor) => signIn(visitor, ADMINISTRATOR) })
