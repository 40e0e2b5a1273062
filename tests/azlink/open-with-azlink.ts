/** A site that listens, and the plugin beside its first game server. */
import { LOOK_MS, openWithAgent, SECOND } from '#tests/shop/agents.ts'
import { createAzlinkPlugin } from './azlink-plugin.ts'

export async function openWithAzlink(options: Parameters<typeof openWithAgent>[0] = {}) {
  const opened = await openWithAgent(options)
  const { site, key, rows } = opened
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.app.server.address() as { port: number }
  const { text, id: keyId } = await key()
  const make = (more: Partial<Parameters<typeof createAzlinkPlugin>[0]> = {}) =>
    createAzlinkPlugin({ port, key: text, ...more })
  const plugin = make()
  /** Time passes, the plugin's next minute comes. */
  const pass = async (milliseconds: number) => {
    site.clock.advance(milliseconds)
    await site.runBackgroundWork(LOOK_MS)
  }
  const states = async () => (await rows()).map(({ state, attempt }) => [state, attempt])
  /** Starts it and has it tell that it runs what it is sent. */
  const settle = async (one = plugin) => {
    await one.start()
    await one.poll()
    await pass(60 * SECOND)
  }
  return { ...opened, port, keyId, keyText: text, make, plugin, pass, states, settle }
}
