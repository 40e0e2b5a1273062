import type { Response } from 'playwright-core'
import type { Visitor } from './visitor.ts'

export type LoadedScript = { path: string; bytes: number }

/** The scripts that a page loads by itself, and what each weighs on the wire, compressed. */
export async function firstLoadJavaScript({ page, goto }: Visitor, path: string): Promise<LoadedScript[]> {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response)
  })
  await goto(path)
  await page.waitForLoadState('load')
  return Promise.all(
    responses.map(async (response) => {
      const { responseBodySize } = await response.request().sizes()
      return { path: new URL(response.url()).pathname, bytes: responseBodySize }
    }),
  )
}
