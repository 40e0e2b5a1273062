import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { cspReportEndpoints } from '#shared/contract/operations/csp-reports.ts'
import { createTestApp } from '#tests/harness/test-app.ts'

async function openSite() {
  const told: object[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      const { csp } = JSON.parse(String(line))
      if (csp) told.push(csp)
      done()
    },
  })
  const { anonymous } = await createTestApp({ logger: { level: 'warn', stream } as never })
  const send = async (body: string, type = 'application/reports+json') =>
    (
      await anonymous.call('POST', cspReportEndpoints.report.path, {
        body,
        headers: { 'content-type': type },
      })
    ).statusCode
  return { anonymous, told, send }
}

test('browsers are told where to report, and what they report stands in the log without queries', async () => {
  const { anonymous, told, send } = await openSite()
  const { headers } = await anonymous.call('GET', '/news')
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"')
  expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-reports; report-to csp$/)
  const body = {
    documentURL: 'https://front.example/reset?token=secret#token',
    blockedURL: 'https://evil.example/x.js?a',
    effectiveDirective: 'script-src-elem',
  }
  expect(await send(JSON.stringify([{ type: 'csp-violation', body }]))).toBe(204)
  const old = {
    'document-uri': 'https://front.example/news?x',
    'blocked-uri': 'inline',
    'violated-directive': 'script-src',
  }
  expect(await send(JSON.stringify({ 'csp-report': old }), 'application/csp-report')).toBe(204)
  expect(told).toEqual([
    {
      page: 'https://front.example/reset',
      blocked: 'https://evil.example/x.js',
      directive: 'script-src-elem',
    },
    { page: 'https://front.example/news', blocked: 'inline', directive: 'script-src' },
  ])
})

test('what is no report is refused, and nobody fills the log', async () => {
  const { told, send } = await openSite()
  for (const body of ['', 'no JSON', '7', '{}', '[1]']) expect([body, await send(body)]).toEqual([body, 400])
  expect(await send('{}', 'application/json')).toBe(415)
  expect(await send(' '.repeat(20_000))).toBe(413)
  const many = Array.from({ length: 100 }, () => ({ body: { blockedURL: 'x'.repeat(100) } }))
  expect(await send(JSON.stringify(many))).toBe(204)
  expect(told).toHaveLength(10)
  const statuses = []
  for (let call = 0; call < 20; call++) statuses.push(await send('[]'))
  expect(statuses.at(-1)).toBe(429)
})
