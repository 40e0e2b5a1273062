/** The ways by which somebody is told: under the bell of the site, by letter. */
export const NOTICE_WAYS = ['bell', 'mail'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

/** What players may leave unheard, and by which ways it is told. All else, what is about their account above all, is always told. */
export const NOTICE_TOPICS = {
  replies: ['bell'],
  tournaments: ['bell', 'mail'],
  purchases: ['bell', 'mail'],
} as const satisfies Record<string, readonly NoticeWay[]>
export type NoticeTopic = keyof typeof NOTICE_TOPICS

export const NOTICE_TOPIC_NAMES = Object.keys(NOTICE_TOPICS) as [NoticeTopic, ...NoticeTopic[]]
