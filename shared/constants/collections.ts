/** Bounds of the collections that staff fill. */

/** So many entries one collection may hold: whoever fills it by a program is told, and the panel orders it by hand. */
export const COLLECTION_ENTRIES_MAX = 200
/** A reply ends before it would be larger; one entry is always in it. */
export const COLLECTION_LIST_MAX_BYTES = 180_000
/** Of a field with several lines, each of which is one thing. */
export const COLLECTION_LINES_MAX = 40

/** The news a site begins with are samples as well: told of beside the collections, as long as nobody has edited them. */
export const NEWS_SAMPLES = 'news'
