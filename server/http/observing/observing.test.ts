import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openSite } from '#tests/harness/site.ts'
import { TEST_CONFIG } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'

const METRICS_KEY = 'a key of the operator'

test('metrics are for this machine, or for whoever shows the key', async () => {
  const { get } = await openSite({ config: { ...TEST_CONFIG, metricsKey: METRICS_KEY } })
  const statusFor = async (headers?: Record<string, string>) => (await get('/api/metrics', headers)).status
  expect(await statusFor()).toBe(200)
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await statusFor({ [header]: '127.0.0.1' })).toBe(403)
  const forwarded = { 'x-forwarded-for': '203.0.113.7' }
  expect(await statusFor({ ...forwarded, authorization: `Bearer ${METRICS_KEY}` })).toBe(200)
  expect(await statusFor({ ...forwarded, authorization: 'Bearer another key' })).toBe(403)
})

test('without a key of the operator no key opens the metrics', async () => {
  const { get } = await openSite()
  for (const authorization of ['Bearer undefined', 'Bearer ', 'Bearer x'])
    expect((await get('/api/metrics', { via: 'nginx', authorization })).status).toBe(403)
})

test('metrics count by the patterns of routes, and what was answered from memory', async () => {
  const { get } = await openSite()
  await get('/api/servers/1')
  await get('/api/servers/2')
  await get('/api/servers/77')
  for (const _ of [1, 2]) await (await get('/')).text()
  const reply = await get('/api/metrics')
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = (await reply.text()).split('\n')
  expect(lines).toContain('http_requests_total{method="GET",route="/api/servers/:id",status="200"} 2')
  expect(lines).toContain('http_requests_total{method="GET",route="/api/servers/:id",status="404"} 1')
  expect(lines).toContain('http_request_duration_seconds_count{method="GET",route="/api/servers/:id"} 3')
  expect(lines).toContain('frontland_requests_total 6')
  expect(lines).toContain('frontland_requests_kept_total 2')
  expect(lines).toContainEqual(expect.stringMatching(/^frontland_ready\{database="\w+"\} 1$/))
  expect(lines.join('\n')).not.toMatch(/servers\/77/)
  // Each line is a comment, or a name with labels and a number.
  const LINE = /^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/
  expect(lines.filter((line) => line !== '' && !LINE.test(line))).toEqual([])
})

type Line = { msg: string; path?: string; [field: string]: unknown }

/** A site whose log is kept. */
async function openLogged(config: object) {
  const log: Line[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const site = await openSite({ config: { ...TEST_CONFIG, ...config }, logger: { level: 'info', stream } })
  return { ...site, log, requests: () => log.filter(({ msg }) => msg === 'request') }
}

test('the access log tells of calls and kept pages, without query and address', async () => {
  const { get, requests } = await openLogged({ accessLog: true, trustProxy: 'loopback' })
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const reply = await get('/api/servers/1?secret=letmein', headers)
  for (const _ of [1, 2]) await get('/verify?token=letmein', headers)
  await until(() => expect(requests()).toHaveLength(3))
  expect(requests()[0]).toMatchObject({
    requestId: reply.headers.get('x-request-id'),
    method: 'GET',
    path: '/api/servers/1',
    status: 200,
    isComplete: true,
    ms: expect.any(Number),
    network: '203.0.113.0/24',
  })
  expect(requests()[2]).toMatchObject({ path: '/verify', network: '203.0.113.0/24' })
  expect(JSON.stringify(requests())).not.toMatch(/letmein|113\.77/)
})

test('whom nobody trusts is told by the network that the call came from', async () => {
  const { get, requests } = await openLogged({ accessLog: true })
  await get('/api/servers/1', { 'x-forwarded-for': '203.0.113.77' })
  await until(() => expect(requests()).toMatchObject([{ network: '127.0.0.0/24' }]))
})

test('nobody is written down unless the operator wants it', async () => {
  const { app, get, requests } = await openLogged({})
  await get('/api/servers/1')
  await get('/')
  await app.close()
  expect(requests()).toEqual([])
})
