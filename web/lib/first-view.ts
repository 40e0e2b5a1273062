/** The `id` of what follows the first screen of a page where half of that screen would stand elsewhere than all of it. */
export const FIRST_VIEW_END = 'first-view-end'
