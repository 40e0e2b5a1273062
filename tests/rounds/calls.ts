/** How rounds call a process that may go away at any moment. */

/** What was answered, or null when nobody answered. */
export type Answer = { status: number; body: Record<string, unknown> } | null

export type Caller = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object | Buffer,
  headers?: Record<string, string>,
) => Promise<Answer>

/** Calls the API at `url` with these headers. A connection that breaks is no answer; anything else that goes wrong is thrown. */
export function createCaller(url: string, own: Record<string, string> = {}): Caller {
  return async (method, path, body, headers = {}) => {
    const isBytes = Buffer.isBuffer(body)
    const type = isBytes ? 'application/octet-stream' : 'application/json'
    try {
      const reply = await fetch(url + path, {
        method,
        headers: { ...(body && { 'content-type': type }), ...own, ...headers },
        ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      })
      const text = await reply.text()
      const isJson = reply.headers.get('content-type')?.startsWith('application/json')
      return { status: reply.status, body: isJson ? JSON.parse(text) : {} }
    } catch (error) {
      if (error instanceof TypeError) return null
      throw error
    }
  }
}
