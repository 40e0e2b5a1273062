/** What a start says of settings that would harm a site others reach. */
import { expect, test } from 'vitest'
import { startApiProcess } from '#tests/harness/start-api-process.ts'
import { emptyAddress } from '#tests/harness/test-database.ts'
import { until } from '#tests/harness/until.ts'

const warningsOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{"level":40'))
    .map((line) => JSON.parse(line).msg as string)

test('a public site without SMTP_URL is told that nobody receives letters, one behind an unnamed proxy that limits are shared', async () => {
  const api = await startApiProcess(await emptyAddress(), {
    SITE_URL: 'https://frontland.example',
    LOG_LEVEL: 'warn',
  })
  expect(warningsOf(api.output())).toEqual([expect.stringContaining('NOBODY RECEIVES LETTERS')])
  for (let call = 0; call < 2; call++)
    await fetch(`${api.url}/health`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
  await until(() =>
    expect(warningsOf(api.output()).slice(1)).toEqual([expect.stringContaining('Set TRUST_PROXY')]),
  )
})

test('a complete configuration starts without a warning', async () => {
  const api = await startApiProcess(await emptyAddress(), {
    SITE_URL: 'https://frontland.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  })
  await fetch(`${api.url}/health`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(warningsOf(api.output())).toEqual([])
})
