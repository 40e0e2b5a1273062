/** Cuts the style sheet of the site into rules, of which each document brings those that it may use. */
import postcss, { type ChildNode, type Rule } from 'postcss'
import type { StyleRules } from '#server/http/pages/document/used-styles.ts'

const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi
/** Where letters that a selector escapes stand meanwhile, so that they end no name. */
const PRIVATE_AREA = 0xf0000
const CLASS_NAME = /\.([-\w\u{80}-\u{10ffff}]+)/gu
const NEGATION = /:not\([^()]*\)/g
/** Of several selectors in brackets one is enough. */
const CHOICE = /\([^()]*,[^()]*\)/g
const ATTRIBUTE = /\[[^[\]]*\]/g
const PLAIN_BRACKETS = /(?<!:not)\(([^(),]*)\)/g

/** The classes that an element and those around it must have for a selector to meet it; where that is a matter of choice, fewer. */
export function classesOf(selector: string): string[] {
  let plain = selector
    .replace(ESCAPE, (_, code: string | undefined, letter: string) =>
      String.fromCodePoint(PRIVATE_AREA + (code ? Number.parseInt(code, 16) : (letter.codePointAt(0) ?? 0))),
    )
    .replace(ATTRIBUTE, '')
  // From the innermost brackets outwards.
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(NEGATION, '').replace(CHOICE, '').replace(PLAIN_BRACKETS, ' $1 ')
  }
  return [...plain.matchAll(CLASS_NAME)].map(([, name = '']) =>
    [...name]
      .map((letter) => letter.codePointAt(0) ?? 0)
      .map((code) => String.fromCodePoint(code >= PRIVATE_AREA ? code - PRIVATE_AREA : code))
      .join(''),
  )
}

/**
 * Begins with the order of all layers: a document may need no rule of one, which the whole sheet would bring later, as the strongest.
 * @throws where the sheet is no CSS
 */
export function cutStyles(css: string): StyleRules {
  const { nodes } = postcss.parse(css)
  const layers = nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? [node.params] : [],
  )
  const order = layers.length > 0 ? [`@layer ${[...new Set(layers)].join(',')};`] : []
  return joinTexts([...order, ...cutNodes(nodes)])
}

function cutNodes(nodes: readonly ChildNode[]): StyleRules {
  return nodes.flatMap((node): StyleRules => {
    if (node.type === 'comment') return []
    if (node.type === 'rule') return cutRule(node)
    if (node.type !== 'atrule') return [`${node};`]
    if (node.name === 'property') return [{ property: node.params, text: String(node) }]
    if (!node.nodes) return [`${node};`]
    if (!node.nodes.some(({ type }) => type === 'rule' || type === 'atrule') || node.name === 'keyframes')
      return [String(node)]
    return [{ block: `@${node.name} ${node.params}`, rules: joinTexts(cutNodes(node.nodes)) }]
  })
}

function cutRule(rule: Rule): StyleRules {
  const classes = rule.selectors.map(classesOf)
  if (classes.every((all) => all.length > 0)) return [{ classes, text: String(rule) }]
  // The palette and its measures, and first values for browsers that know no `@property`.
  const properties = rule.nodes.flatMap((node) =>
    node.type === 'decl' && node.prop.startsWith('--') ? [{ property: node.prop, text: `${node};` }] : [],
  )
  if (properties.length === rule.nodes.length) return [{ block: rule.selector, rules: properties }]
  return [String(rule)]
}

function joinTexts(rules: StyleRules): StyleRules {
  const joined: StyleRules[number][] = []
  for (const rule of rules) {
    const last = joined.at(-1)
    if (typeof rule === 'string' && typeof last === 'string') joined[joined.length - 1] = last + rule
    else joined.push(rule)
  }
  return joined
}
