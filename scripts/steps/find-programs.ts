/** Makes sure that the journeys will find a browser and a Java, installing what the machine does not have. */
import { findOrInstallChromium } from '#tests/browser/find-chromium.ts'
import { findOrInstallJava } from '#tests/html/find-java.ts'

console.log(findOrInstallChromium())
console.log(await findOrInstallJava())
