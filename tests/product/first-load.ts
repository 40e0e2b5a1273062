import type { Page, Response } from 'playwright-core'
import type { Visitor } from './visitor.ts'

export type LoadedFile = { path: string; bytes: number }

/**
 * Notes what a tab loads from now on; what it returns lists the files of the page that stands open, by their ending, each
 * with its weight on the wire.
 */
export function watchLoads(page: Page): (ending: '.js' | '.woff2') => Promise<LoadedFile[]> {
  let responses: Response[] = []
  page.on('response', (response) => {
    const isNewPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame()
    if (isNewPage) responses = []
    responses.push(response)
  })
  const pathOf = (response: Response) => new URL(response.url()).pathname
  return (ending) =>
    Promise.all(
      responses
        .filter((response) => pathOf(response).endsWith(ending))
        .map(async (response) => {
          const { responseBodySize } = await response.request().sizes()
          return { path: pathOf(response), bytes: responseBodySize }
        }),
    )
}

export const weigh = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/** The scripts that a page loads by itself. */
export async function firstLoadJavaScript({ page, goto }: Visitor, path: string): Promise<LoadedFile[]> {
  const listLoaded = watchLoads(page)
  await goto(path)
  await page.waitForLoadState('load')
  return listLoaded('.js')
}
