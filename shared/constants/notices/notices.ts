/** How long what somebody was told stands under the bell. */
export const NOTICES_KEPT_DAYS = 90
export const NOTICES_PAGE_SIZE = 20
export const NOTICE_TEXT_MAX = 500
/** So many are marked as read by one call. */
export const NOTICE_IDS_MAX = 200
