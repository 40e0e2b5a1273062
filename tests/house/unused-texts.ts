/** Finds texts that nobody shows, by what the compiler knows of every place that reads a dictionary. */
import { relative } from 'node:path'
import ts from 'typescript'

type Dictionary = {
  file: string
  name: string
  type: ts.Type
  keys: readonly string[]
  /** Words are read beside what is changed of them, mostly as a part of something that is handed on. */
  areWords: boolean
}

/**
 * The keys of all dictionaries (`defineTexts`, `defineWords`) in `files` that nothing in `files` reads, each as `file: dictionary.key`. A key that
 * is chosen at run time (`texts[key]`, or a dictionary given away whole) counts as read when the type of the choice allows it and
 * the word itself stands somewhere outside of dictionaries. One of `defineWords` counts as read as well where anything else has
 * something of its name.
 */
export function findUnusedTexts(files: readonly string[], options: ts.CompilerOptions): string[] {
  // What packages are made of says nothing of our texts.
  const program = ts.createProgram(files, { ...options, noResolve: true, types: [] })
  const checker = program.getTypeChecker()
  const sources = program.getSourceFiles().filter((source) => !source.fileName.includes('/node_modules/'))
  const dictionaries = sources.flatMap((source) => dictionariesIn(source, checker))
  const keys = new Set(dictionaries.flatMap((dictionary) => dictionary.keys))
  const types = new Set(dictionaries.map((dictionary) => dictionary.type))

  const read = new Set<ts.Node>()
  const readOfType = new Map<ts.Type, Set<string>>()
  const chosenOfType = new Map<ts.Type, Set<string>>()
  const words = new Set<string>()
  const readElsewhere = new Set<string>()

  function note(map: Map<ts.Type, Set<string>>, type: ts.Type, names: Iterable<string>): void {
    const known = map.get(type) ?? new Set()
    for (const name of names) known.add(name)
    map.set(type, known)
  }

  function noteRead(type: ts.Type, name: string): void {
    if (!keys.has(name)) return
    if (!types.has(type)) readElsewhere.add(name)
    for (const part of type.isUnion() ? type.types : [type]) {
      note(readOfType, part, [name])
      for (const declaration of part.getProperty(name)?.declarations ?? []) read.add(declaration)
    }
  }

  /** What `texts[key]` may read. */
  function noteChoice(type: ts.Type, choice: ts.Type): void {
    for (const part of type.isUnion() ? type.types : [type]) {
      if (!types.has(part)) continue
      const literals = literalsIn(choice)
      note(chosenOfType, part, literals.length > 0 ? literals : keys)
    }
  }

  /** A dictionary that goes where another type is asked for is read by the names of that type. */
  function noteGivenAway(expression: ts.Expression): void {
    const type = checker.getTypeAtLocation(expression)
    if (!types.has(type)) return
    const { parent } = expression
    const context = ts.isBinaryExpression(parent)
      ? checker.getTypeAtLocation(parent)
      : checker.getContextualType(expression)
    const asked = context && checker.getNonNullableType(context)
    if (asked === type || (asked && asked.flags & ts.TypeFlags.TypeParameter)) return
    const names = asked?.getProperties().map((property) => property.name) ?? []
    for (const name of names.length > 0 ? names : keys) noteRead(type, name)
  }

  function lookForWords(node: ts.Node): void {
    if (isDefinition(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteralLike(node)) words.add(node.text)
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) words.add(nameOf(node))
    ts.forEachChild(node, lookForWords)
  }

  function lookForReaders(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && keys.has(node.name.text))
      noteRead(checker.getTypeAtLocation(node.expression), node.name.text)
    else if (ts.isElementAccessExpression(node)) {
      const [type, choice] = [node.expression, node.argumentExpression].map((one) =>
        checker.getTypeAtLocation(one),
      ) as [ts.Type, ts.Type]
      // What is put together of parts stands nowhere whole.
      if (ts.isTemplateExpression(node.argumentExpression))
        for (const name of literalsIn(choice)) noteRead(type, name)
      noteChoice(type, choice)
    } else if (ts.isObjectBindingPattern(node))
      for (const { propertyName, name } of node.elements)
        noteRead(checker.getTypeAtLocation(node), (propertyName ?? name).getText())
    if (isGivenAway(node)) noteGivenAway(node)
    ts.forEachChild(node, lookForReaders)
  }

  for (const source of sources) {
    lookForWords(source)
    // Asking the compiler for types is what takes the time.
    if (/texts/i.test(source.text)) lookForReaders(source)
  }

  return dictionaries.flatMap(({ file, name, type, keys: own, areWords }) =>
    own
      .filter((key) => {
        if (areWords && readElsewhere.has(key)) return false
        const declarations = type.getProperty(key)?.declarations ?? []
        if (readOfType.get(type)?.has(key) || declarations.some((one) => read.has(one))) return false
        return !(chosenOfType.get(type)?.has(key) && words.has(key))
      })
      .map((key) => `${file}: ${name}.${key}`),
  )
}

function dictionariesIn(source: ts.SourceFile, checker: ts.TypeChecker): Dictionary[] {
  const found: Dictionary[] = []
  function look(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && node.initializer && isDefinition(node.initializer)) {
      const languages = node.initializer.arguments.at(-1)
      if (!languages || !ts.isObjectLiteralExpression(languages)) return
      const russian = languages.properties.find((one) => one.name?.getText() === 'ru')
      const property = checker.getTypeAtLocation(node.name).getProperty('ru')
      if (!russian || !property || !ts.isPropertyAssignment(russian)) return
      const { initializer } = russian
      if (!ts.isObjectLiteralExpression(initializer)) return
      found.push({
        file: relative(process.cwd(), source.fileName),
        name: node.name.getText(),
        type: checker.getTypeOfSymbolAtLocation(property, node),
        keys: initializer.properties.map(nameOf),
        areWords: node.initializer.expression.getText() === 'defineWords',
      })
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

function isDefinition(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && /^define(?:Texts|Words)$/.test(node.expression.getText())
}

const literalsIn = (type: ts.Type): string[] =>
  (type.isUnion() ? type.types : [type]).filter((one) => one.isStringLiteral()).map((one) => one.value)

/** An expression that is neither read from nor kept under a name. */
function isGivenAway(node: ts.Node): node is ts.Expression {
  const { parent } = node
  return (
    (ts.isIdentifier(node) ||
      ts.isCallExpression(node) ||
      ts.isElementAccessExpression(node) ||
      ts.isPropertyAccessExpression(node)) &&
    ((ts.isCallExpression(parent) && parent.expression !== node) ||
      (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
      ts.isBinaryExpression(parent) ||
      ts.isJsxExpression(parent) ||
      ts.isArrayLiteralExpression(parent) ||
      ts.isSpreadAssignment(parent))
  )
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  if (!name) return '...'
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText()
}
