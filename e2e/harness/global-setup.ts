import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '#scripts/build.ts'
import { findOrInstallChromium } from '#tests/browser/find-chromium.ts'
import { prepareData } from '#tests/product/start-product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with all that a first start puts there, to be copied. */
    preparedData: string
  }
}

/** Done once, before the journeys run side by side: the build, the browser, and the data that each starts with. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale()
  findOrInstallChromium()
  const preparedData = await prepareData()
  project.provide('preparedData', preparedData)
  return () => rm(preparedData, { recursive: true, force: true })
}
