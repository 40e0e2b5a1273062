import { expect, test } from 'vitest'
import { createNetworkList } from '#server/lib/net/networks.ts'
import { probeMinecraft } from './probe-minecraft.ts'

test('a name that leads to a private address is not asked', async () => {
  const result = await probeMinecraft({ ip: 'localhost:25565', edition: 'java' }, createNetworkList([]))
  expect(result).toMatchObject({ outcome: 'not-probed' })
})
