/** Finds forms that hand in the version of what they change by themselves, in place of an editor that merges what others save. */
import ts from 'typescript'

/** Whether a call of `useForm` in this source has to do with a `version`. */
export function handsInVersion(source: string): boolean {
  const isForm = (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'useForm'
  const names = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === 'version') || ts.forEachChild(node, names) === true
  const looksIn = (node: ts.Node): boolean =>
    (isForm(node) && node.arguments.some(names)) || ts.forEachChild(node, looksIn) === true
  return looksIn(ts.createSourceFile('form.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
}
