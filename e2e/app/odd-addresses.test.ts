/**
 * Every page that anybody may open, in the places that its walk with all checks leaves out: nothing moves there by itself
 * either. The addresses are as odd as they come to us from elsewhere, which breaks none of what the server rendered.
 */
import { FEW_CHECKS } from '#e2e/harness/page-checks.ts'
import { walkPages } from '#e2e/harness/page-walk.ts'
import { OTHER_PLACES } from '#e2e/harness/places.ts'
import { builtPages } from '#tests/product/built-pages.ts'

const ODD = '?utm_source=a%20b&lang=xx&token=%3Cscript%3E&x[]=1&=&&lang=RU#no-such-place'

const pages = await builtPages()

walkPages(
  [
    ...pages.public.map((path) => ({ path: path + ODD })),
    ...[...pages.missingFile, '/nowhere'].map((path) => ({ path: path + ODD, status: 404 as const })),
  ],
  { places: OTHER_PLACES, checks: FEW_CHECKS },
)
