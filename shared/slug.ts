/** Cyrillic letters, and below each how it is read in Latin; signs that only soften or divide fall away. */
const CYRILLIC =
  'а б в г д е ё  ж  з и й к л м н о п р с т у ф х  ц  ч  ш  щ    ъ ы ь э ю  я  і ї  є  ґ \u045e'
const READ_AS = 'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya i yi ye g u'
const LATIN = new Map(CYRILLIC.split(/ +/).map((letter, index) => [letter, READ_AS.split(' ')[index]]))

const MAX = 60

/** A title as a part of an address: Latin letters, digits and hyphens, cut after a whole word; empty when it has none of them. */
export function slugOf(title: string, max = MAX): string {
  const latin = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[а-яёіїєґ\u045e]/g, (letter) => LATIN.get(letter)?.replace('-', '') ?? '')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
  const cut = latin.slice(0, max + 1)
  const end = cut.length > max ? cut.lastIndexOf('-') : cut.length
  return cut.slice(0, end > 0 ? end : max).replace(/-$/, '')
}
