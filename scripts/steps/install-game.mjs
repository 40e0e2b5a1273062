/** Brings the packages of the journey in Minecraft, which nothing else needs. */
import { installWhenStale } from '#scripts/bootstrap/install-when-stale.mjs'

await installWhenStale('e2e/minecraft/packages')
