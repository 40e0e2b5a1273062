/** All that the product says, as it stands in the sources. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'

export type WrittenText = { file: string; text: string }

/** The strings in one language: whatever stands below its name, as in dictionaries; of a template, its fixed parts. */
export function writtenTexts(language: Language): WrittenText[] {
  return globSync('{shared,server,web}/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}', 'web/testing/**'] })
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => /\bru: /.test(source))
    .flatMap(({ file, source }) =>
      textsIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest), language).map((text) => ({
        file,
        text,
      })),
    )
}

function textsIn(node: ts.Node, language: Language): string[] {
  const found: string[] = []
  function look(each: ts.Node, spoken: string | undefined): void {
    if (spoken === language && isWritten(each)) found.push(each.text)
    const name = ts.isPropertyAssignment(each) && ts.isIdentifier(each.name) ? each.name.text : ''
    const begun = LANGUAGES.find((one) => one === name)
    ts.forEachChild(each, (child) => look(child, begun ?? spoken))
  }
  look(node, undefined)
  return found
}

function isWritten(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  )
}
