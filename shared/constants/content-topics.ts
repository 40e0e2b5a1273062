/** Kinds of content that public pages show. A change to one drops the cached pages that declare it. */
export const CONTENT_TOPICS = ['news', 'game-servers', 'feedback', 'launcher'] as const
export type ContentTopic = (typeof CONTENT_TOPICS)[number]
