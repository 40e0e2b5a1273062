/** Players of the product under load, who call it one after another and stay below its rate limits. */

const PLAYERS = 12
const SIGN_INS_EACH = 3
const REVIEWS_EACH = 4
const PASSWORD = 'a password for measuring'

export type PlayerTimes = { signIns: number[]; reviews: number[]; cookie: string }

/** Registers players, then measures every sign-in and every review in milliseconds. `cookie` is a session of the last one. */
export async function measurePlayers(url: string): Promise<PlayerTimes> {
  const names = Array.from({ length: PLAYERS }, (_, index) => `bench-${index}`)
  for (const username of names)
    await post(url, '/api/register', { username, email: `${username}@example.org`, password: PASSWORD })

  const signIns: number[] = []
  const cookies = new Map<string, string>()
  for (let turn = 0; turn < SIGN_INS_EACH; turn++)
    for (const username of names) {
      const { milliseconds, reply } = await post(url, '/api/login', { username, password: PASSWORD })
      signIns.push(milliseconds)
      cookies.set(username, reply.headers.getSetCookie()[0]?.split(';')[0] ?? '')
    }

  const reviews: number[] = []
  for (let turn = 0; turn < REVIEWS_EACH; turn++)
    for (const cookie of cookies.values())
      reviews.push(
        (await post(url, '/api/feedback', { message: `Review number ${turn}` }, cookie)).milliseconds,
      )
  return { signIns, reviews, cookie: cookies.get(names.at(-1) ?? '') ?? '' }
}

async function post(
  url: string,
  path: string,
  body: object,
  cookie = '',
): Promise<{ milliseconds: number; reply: Response }> {
  const started = performance.now()
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`)
  return { milliseconds: performance.now() - started, reply }
}
