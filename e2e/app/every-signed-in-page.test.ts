/** Every page of players and of the panel, as whoever may open it sees it, in both languages. */
import { type WalkedPage, walkPages } from '#e2e/harness/page-walk.ts'
import { register, signIn, signInOnce } from '#tests/product/accounts.ts'
import { builtPages } from '#tests/product/built-pages.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'

type SignIn = NonNullable<WalkedPage['signIn']>

const asNewPlayer: SignIn = async (visitor, product, language) =>
  signIn(visitor, await register(product, language))
const asAdministrator: SignIn = (visitor) => signInOnce(visitor, ADMINISTRATOR)

const pages = await builtPages()

walkPages([
  ...pages.player.map((path) => ({
    path,
    signIn: asNewPlayer,
  })),
  ...pages.administrator.map((path) => ({
    path,
    signIn: asAdministrator,
  })),
])
