/** What only this journey needs lies beside it, so that nobody else pays for it: `npm run test:minecraft` installs it. */
import { createRequire } from 'node:module'

export const packagesFolder = new URL('./packages/', import.meta.url)

/** A package of that folder. They are CommonJS, and their types are not there for whoever has not installed them. */
export const loadPackage = createRequire(new URL('package.json', packagesFolder))
