export const FEEDBACK_MESSAGE_MAX = 2000
export const FEEDBACK_PAGE_SIZE = 100
export const FEEDBACK_SEARCH_MAX = 200

export const STAFF_PAGE_SIZE = 25

export const LEDGER_PAGE_SIZE = 50
export const BALANCE_REASON_MAX = 200
/** Of them the profile shows at first. */
export const PROFILE_TRANSACTIONS_MAX = 20

/** What staff delete can be taken back for this long; then it is gone. */
export const DELETED_KEPT_MS = 30 * 24 * 60 * 60 * 1000

export const NEWS_TITLE_MAX = 200
export const NEWS_DESCRIPTION_MAX = 20_000
export const NEWS_LIST_MAX = 20
/** A reply with whole texts ends before it would be larger; one text is always in it. */
export const NEWS_LIST_MAX_BYTES = 200_000
export const NEWS_PAGE_SIZE = 20
export const NEWS_EXCERPT_MAX = 280
/** What the card on the home page tells of a long text. */
export const NEWS_CARD_MAX = 700
/** Shown by the fallback item (specification, section 4). */
export const NEWS_FALLBACK_IMAGE = '/images/1.jpg'

export const PAGE_TITLE_MAX = 200
export const PAGE_TEXT_MAX = 40_000

export const ROLE_NAME_MAX = 40
/** So many are put in order at once. */
export const ROLES_MAX = 500

export const BAN_REASON_MAX = 300
export const APPEAL_MAX = 2000

export const TOURNAMENT_REMOVAL_REASON_MAX = 300

export const USERS_PAGE_SIZE = 25
/** As long as an email address may be. */
export const USERS_SEARCH_MAX = 254
export const USERS_PAGE_SIZE_MAX = 100
/** Counting the matches of a search stops here. */
export const USERS_COUNTED_MAX = 10_000

export const ACTIVITY_LIST_MAX = 20

/** What of a name the log is searched for. */
export const AUDIT_ACTOR_MAX = 64

export const REGISTRATION_CHART_DAYS = 30
export const REGISTRATION_HEATMAP_DAYS = 365

/** Of an address that staff give: a page, or a link out. */
export const LINK_MAX = 500
