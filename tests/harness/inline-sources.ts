import { createHash } from 'node:crypto'

/** The inline scripts and style sheets of a document that its content policy does not name, so that browsers leave them out. */
export function refusedSources(html: string, policy: unknown): string[] {
  const inline = html.matchAll(
    /<(?<name>script|style)(?![^>]*(?:src=|application\/))[^>]*>(?<source>[\s\S]*?)<\/\k<name>>/g,
  )
  return [...inline].flatMap(({ groups: { name = '', source = '' } = {} }) => {
    const directive = new RegExp(`${name}-src ([^;]*)`).exec(String(policy))?.[1] ?? ''
    const hash = createHash('sha256').update(source).digest('base64')
    return directive.includes(`'sha256-${hash}'`) ? [] : [`${name}: ${source}`]
  })
}
