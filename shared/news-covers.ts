/** What an item without a picture of its own shows; neighbours never show the same. */
const COVERS = ['news-1', 'gallery-1', 'news-2', 'gallery-4', 'news-3', 'gallery-6', 'gallery-5', 'gallery-2']

/** The cover of an item without a picture: the same wherever it is shown. */
export const newsCoverOf = (id: number): string => `/images/${COVERS[id % COVERS.length]}.jpg`
