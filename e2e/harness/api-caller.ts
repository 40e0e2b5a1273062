import { ADMINISTRATOR, type Product } from '#tests/product/start-product.ts'

export type ApiReply = { status: number; body: unknown }

export type ApiCaller = {
  call(method: string, path: string, body?: unknown): Promise<ApiReply>
}

/** Signs in over the API and keeps the session; what is called afterwards is called by that account. */
export async function signInToApi(
  product: Product,
  account: { username: string; password: string },
): Promise<ApiCaller> {
  const signedIn = await fetch(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.username, password: account.password }),
  })
  if (!signedIn.ok) throw new Error(`${account.username} could not sign in: ${await signedIn.text()}`)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    async call(method, path, body) {
      const reply = await fetch(`${product.url}/api${path}`, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await reply.text()
      return { status: reply.status, body: text === '' ? null : JSON.parse(text) }
    },
  }
}

export const createAdministrator = (product: Product) => signInToApi(product, ADMINISTRATOR)
