import type { Visitor } from '#tests/product/visitor.ts'

/** The fonts of the machine that the page as it stands was drawn with, and in which elements. */
export async function findForeignFonts({ context, page }: Visitor): Promise<string[]> {
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const devtools = await context.newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 })
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *:not(:empty)',
  })
  const found = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(unlessGone)
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont)
      if (foreign.length === 0) return []
      const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId })
      return foreign.map(({ familyName }) => `${familyName}: ${outerHTML.slice(0, 200)}`)
    }),
  )
  await devtools.detach()
  return found.flat()
}

/** What the page has taken away since it was listed is drawn no more. */
function unlessGone(error: Error): { fonts: [] } {
  if (/Could not find node/.test(error.message)) return { fonts: [] }
  throw error
}
