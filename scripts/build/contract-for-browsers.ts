import { readFile } from 'node:fs/promises'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What a browser needs of an endpoint: how it is called, and what its reply shows. */
const KEPT = new Set(['method', 'base', 'path', 'topic'])
const ENDING = '.calls.ts'
const CONTRACT = /[\\/]shared[\\/]contract[\\/]/

/** What constants are made of that call something. */
const MADE_BY_CALLS: ReadonlySet<string> = new Set(['CallExpression', 'ObjectExpression'])

type Piece = { start: number; end: number; text: string }

/**
 * Gives browsers of an endpoint only what they need: without what the reference says, without limits, and without the
 * schemas by which the server reads what is sent and shapes its replies. Who checks a form imports its schema by name.
 * A module of the contract therefore stands in the bundle twice: as it is, and, ending in `.calls`, for whoever imports
 * its endpoints.
 */
export const contractForBrowsers: Plugin = {
  name: 'contract-for-browsers',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: [/[\\/]web[\\/]/, CONTRACT] },
    handler: (code, id) =>
      CONTRACT.test(id)
        ? freeOfEffects(id, code)
        : code.replace(/import \{([^}]+)\} from '(#shared\/contract\/[^']+)\.ts'/g, divideImport),
  },
  resolveId: {
    filter: { id: /^#shared\/contract\/.*\.calls\.ts$/ },
    async handler(source, importer) {
      const module = await this.resolve(source.replace(ENDING, '.ts'), importer)
      return module && { id: module.id.replace(/\.ts$/, ENDING), moduleSideEffects: false }
    },
  },
  load: {
    filter: { id: /[\\/]shared[\\/]contract[\\/].*\.calls\.ts$/ },
    async handler(id) {
      const file = id.replace(ENDING, '.ts')
      this.addWatchFile(file)
      return onlyCalls(file, await readFile(file, 'utf8'))
    },
  },
}

function divideImport(_: string, list: string, module: string): string {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
  const endpoints = names.filter((name) => name.endsWith('Endpoints'))
  const others = names.filter((name) => !name.endsWith('Endpoints'))
  return [
    ...(endpoints.length > 0 ? [`import { ${endpoints.join(', ')} } from '${module}${ENDING}'`] : []),
    ...(others.length > 0 ? [`import { ${others.join(', ')} } from '${module}.ts'`] : []),
  ].join(';')
}

/** A module whose constants are made only where somebody reads them: no bundler knows that the calls they are made by do nothing else. */
function freeOfEffects(file: string, code: string): string {
  const { program } = parseSync(file, code)
  return program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init && MADE_BY_CALLS.has(init.type) ? [init] : []))
    .reduceRight(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    )
}

/** The endpoints of a module, each reduced to what is kept, and whatever else of it they are made of. */
function onlyCalls(file: string, code: string): string {
  const endpoints: Piece[] = []
  const { program } = parseSync(file, code)
  new Visitor({
    CallExpression({ callee, arguments: [spec], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || spec?.type !== 'ObjectExpression')
        return
      const kept = spec.properties.filter(
        (each) => each.type === 'Property' && each.key.type === 'Identifier' && KEPT.has(each.key.name),
      )
      const fields = kept.map((each) => code.slice(each.start, each.end))
      endpoints.push({ start, end, text: `({ ${["base: '/api'", ...fields].join(', ')} })` })
    },
  }).visit(program)

  const statements = program.body.map((statement) => ({
    names: namesIn(statement),
    text: endpoints
      .filter(({ start, end }) => statement.start <= start && end <= statement.end)
      .reduceRight(
        (text, each) =>
          text.slice(0, each.start - statement.start) + each.text + text.slice(each.end - statement.start),
        code.slice(statement.start, statement.end),
      ),
  }))
  const used = new Set(statements.filter(({ names }) => names.some((name) => name.endsWith('Endpoints'))))
  // What is added meanwhile is looked at in the same round.
  for (const { text } of used)
    for (const each of statements)
      if (each.names.some((name) => new RegExp(`\\b${name}\\b`).test(text))) used.add(each)
  return statements
    .filter((each) => used.has(each))
    .map(({ text }) => text)
    .join('\n')
}

/** What a statement of a module declares or imports. */
function namesIn(statement: ESTree.Statement | ESTree.Directive): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : []
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}
