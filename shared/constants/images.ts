export const IMAGE_NAME_MAX = 120
/** What stands in place of a picture for those who do not see it: a sentence. */
export const IMAGE_DESCRIPTION_MAX = 300
export const IMAGE_SEARCH_MAX = 100
/** Fills rows of two, three, four and six. */
export const IMAGES_PAGE_SIZE = 24
/** A picture that nothing shows goes so long after it was uploaded. */
export const IMAGES_UNUSED_KEPT_DAYS = 365
/** What all pictures of the library hold together: 20,000 of the usual size. */
export const IMAGES_MAX_BYTES = 2 * 1024 * 1024 * 1024
