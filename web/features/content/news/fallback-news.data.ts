/** What stands in for the news while they cannot be loaded (specification, section 4); its date is the moment it is shown. */
import { NEWS_FALLBACK_IMAGE } from '#shared/constants/content-limits.ts'

/** No item of the database has it. */
export const FALLBACK_ID = 0

export const fallbackNews = {
  id: FALLBACK_ID,
  image: NEWS_FALLBACK_IMAGE,
  imageText: '',
}
