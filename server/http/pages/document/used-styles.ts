/**
 * A style sheet cut into its rules, as `npm run build` leaves it: text that always counts, a rule that counts where an element has
 * the classes of one of its selectors, a block around others, or a property of our own that counts where it is named.
 */
export type StyleRules = readonly (
  | string
  | { classes: readonly (readonly string[])[]; text: string }
  | { block: string; rules: StyleRules }
  | { property: string; text: string }
)[]

/** Gives the rules of a sheet that a document may use, in their order. */
export type UsedStyles = (document: string) => string

/** As React writes them. */
const CLASSES = /\sclass="([^"]*)"/g
const OWN_PROPERTIES = /--[\w-]+/g
/** As elements of a document name them in styles of their own. */
const NAMED_PROPERTIES = /(?<=var\()--[\w-]+/g
const ESCAPED = /&(?:amp|lt|gt|quot|#x27);/g
const MEANT: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * What elements have without a class, by their names, attributes or states, counts always: only classes are looked for, which is
 * quick and leaves out nothing that scripts change in elements of the document.
 */
export function openUsedStyles(rules: StyleRules): UsedStyles {
  return (document) => {
    const classes = classesIn(document)
    const properties = new Set<string>(document.match(NAMED_PROPERTIES))
    // What is declared names others in turn.
    for (;;) {
      const text = pick(rules, { classes, properties })
      const known = properties.size
      for (const name of text.match(OWN_PROPERTIES) ?? []) properties.add(name)
      if (properties.size === known) return text
    }
  }
}

function pick(
  rules: StyleRules,
  used: { classes: ReadonlySet<string>; properties: ReadonlySet<string> },
): string {
  let text = ''
  for (const rule of rules) {
    if (typeof rule === 'string') text += rule
    else if ('rules' in rule) {
      const inside = pick(rule.rules, used)
      if (inside !== '') text += `${rule.block}{${inside}}`
    } else if ('property' in rule) text += used.properties.has(rule.property) ? rule.text : ''
    else if (rule.classes.some((all) => all.every((name) => used.classes.has(name)))) text += rule.text
  }
  return text
}

function classesIn(document: string): Set<string> {
  const lists = new Set<string>()
  for (const [, list = ''] of document.matchAll(CLASSES)) lists.add(list)
  return new Set(
    [...lists].flatMap((list) => list.replace(ESCAPED, (written) => MEANT[written] ?? written).split(/\s+/)),
  )
}
