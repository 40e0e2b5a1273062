/** Somebody who writes of everything, one thing after the other, and writes down what was acknowledged. */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { makeFile, sha256Of, uploadPath } from '#tests/harness/launcher.ts'
import type { Answer, Caller } from '#tests/rounds/calls.ts'
import type { Ledger } from './ledger.ts'

const LAUNCHER_BYTES = 40_000
/** What is written of each kind in one turn. */
const TURN = [
  'review',
  'news',
  'review',
  'account',
  'review',
  'picture',
  'review',
  'news',
  'release',
] as const

/** Writes until nobody answers any more; the writers of a round, who have a number each, begin with different things. */
export async function write(call: Caller, ledger: Ledger, round: number, writer: number): Promise<void> {
  for (let turn = 0; ; turn++) {
    const kind = TURN[(turn + writer) % TURN.length] ?? 'review'
    if (!(await WRITE[kind](call, ledger, `w-${round}-${writer}-${turn}`))) return
  }
}

type Writing = (call: Caller, ledger: Ledger, name: string) => Promise<boolean>

const WRITE: Record<(typeof TURN)[number], Writing> = {
  async review(call, ledger, name) {
    const reply = await call('POST', '/feedback', { message: name })
    return acknowledge(ledger, reply, [201], ({ id }) => ledger.reviews.add(Number(id)))
  },

  /** Names that a kill left open come first: by then they are either taken or free. */
  async account(call, ledger, name) {
    const open = ledger.openNames.shift()
    const username = open ?? name
    const email = `${username}@example.org`
    const reply = await call('POST', '/register', { username, email, password: 'long enough for them' })
    if (!reply) ledger.openNames.push(username)
    return acknowledge(ledger, reply, open ? [201, 409] : [201], () => ledger.accounts.add(username))
  },

  async news(call, ledger, name) {
    const text = { description_ru: name, description_en: name }
    const made = await call('POST', '/news', { title_ru: name, title_en: name, ...text })
    const keep =
      (isDeleted = false) =>
      ({ id, version, title_en }: Record<string, unknown>) =>
        void ledger.news.set(Number(id), { version: Number(version), title: String(title_en), isDeleted })
    if (!acknowledge(ledger, made, [201], keep())) return false
    const { id } = made?.body ?? {}
    for (let version = 1; version <= 3; version++) {
      const title = `${name} changed ${version}`
      const reply = await call('PUT', `/news/${id}`, { title_ru: title, title_en: title, version })
      if (!acknowledge(ledger, reply, [200], keep())) return false
    }
    if (Number(id) % 2 === 0) return true
    const removed = await call('DELETE', `/news/${id}`)
    const last = ledger.news.get(Number(id))
    return acknowledge(ledger, removed, [204], () => last && Object.assign(last, { isDeleted: true }))
  },

  async picture(call, ledger) {
    const [r = 0, g = 0, b = 0] = randomBytes(3)
    const create = { width: 8, height: 8, channels: 3 as const, background: { r, g, b } }
    const picture = await sharp({ create }).png().toBuffer()
    const reply = await call('POST', '/admin/images', picture, { 'content-type': 'image/png' })
    return acknowledge(ledger, reply, [201], ({ path }) => ledger.images.add(String(path)))
  },

  async release(call, ledger, name) {
    const file = makeFile('windows', LAUNCHER_BYTES)
    const key = `kill-${name}`
    const uploaded = await call('PUT', uploadPath(key), file)
    if (!acknowledge(ledger, uploaded, [200], () => {})) return false
    const reply = await call('POST', '/admin/launcher/releases', {
      platform: 'windows',
      launcherVersion: name.slice(2).replaceAll('-', '.'),
      upload: key,
      isPublished: true,
    })
    return acknowledge(ledger, reply, [201], ({ id }) => ledger.releases.set(Number(id), sha256Of(file)))
  },
}

/** False when nobody answered; an answer that is none of `expected` is a surprise. */
function acknowledge(
  ledger: Ledger,
  answer: Answer,
  expected: readonly number[],
  keep: (body: Record<string, unknown>) => unknown,
): boolean {
  if (!answer) return false
  if (expected.includes(answer.status)) {
    ledger.acknowledged += 1
    keep(answer.body)
  } else ledger.surprises.push(`${answer.status} ${JSON.stringify(answer.body)}`)
  return true
}
