/** Files on their way from the API. */
import type { Endpoint, RequestOf } from '#shared/contract/endpoint.ts'
import type { FileReply } from '#shared/contract/forms.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { ask, networkFailure } from './client.ts'

/** Calls an endpoint that answers with a file and saves it under the name it comes with; throws `ApiError`. */
export async function download<E extends Endpoint & { reply: FileReply }>(
  endpoint: E,
  request: RequestOf<E>,
): Promise<void> {
  // In a browser the transport is fetch().
  const reply = (await ask(endpoint, request)) as Response
  const content = await reply.blob().catch(() => {
    throw networkFailure()
  })
  const name = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  saveFile(content, name)
}
