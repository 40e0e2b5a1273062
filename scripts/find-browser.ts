/** Makes sure that the journeys will find a browser, installing one when the machine has none. */
import { findOrInstallChromium } from '#tests/browser/find-chromium.ts'

console.log(findOrInstallChromium())
