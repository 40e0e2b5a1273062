/** Pictures that other sites show, in their own pixels. */
export const WIDGET_SIZE = { width: 600, height: 150 } as const

/** The card that links to the page of a player show. */
export const PLAYER_CARD_SIZE = { width: 1200, height: 630 } as const

/** Such a picture is drawn at most once in so long. */
export const WIDGET_LASTS_MS = 60_000

/** Where the widget of a game server stands. */
export const serverWidget = (id: number) => `/widgets/servers/${id}`

/** Where the widget of a player stands. */
export const playerWidget = (username: string) => `/widgets/players/${encodeURIComponent(username)}`

/** What links to the page of a player show. */
export const playerCard = (username: string, language: string) =>
  `${playerWidget(username)}/card.png?lang=${language}`
