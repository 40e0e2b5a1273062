import { expect, test } from 'vitest'
import { createTestApp } from '#tests/harness/test-app.ts'

test('nobody is waited for without an end, and a large upload has its time', async () => {
  const { app } = await createTestApp()
  expect(app.server.headersTimeout).toBe(20_000)
  expect(app.server.requestTimeout).toBe(3_600_000)
})
