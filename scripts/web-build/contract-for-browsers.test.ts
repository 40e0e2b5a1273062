import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { contractForBrowsers } from './contract-for-browsers.ts'

const ENTRY = resolve('web/every-call.ts')

/** What a browser gets that imports every endpoint there is. */
async function bundleCalls(): Promise<string> {
  const lines = globSync('shared/contract/*/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+Endpoints) =/gm)].map(
      ([, name]) => `import { ${name} } from '#${file}'; calls.push(${name})`,
    ),
  )
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('every-call.ts') ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? `export const calls = []\n${lines.join('\n')}` : undefined),
      },
      contractForBrowsers,
    ],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] } },
  })
  return [built].flat().flatMap((each) => (each as Rollup.RollupOutput).output[0]?.code ?? [])[0] ?? ''
}

test('browsers get of each endpoint how it is called, and nothing that checks', async () => {
  const code = await bundleCalls()
  const { calls } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { calls: object[] }
  const got = calls.flatMap((noun) => Object.values(noun))
  const wanted = everyEndpoint.map(({ base, method, path, topic }) => ({
    base,
    method,
    path,
    ...(topic && { topic }),
  }))
  expect(got).toHaveLength(wanted.length)
  expect(got).toEqual(expect.arrayContaining(wanted))
  expect(code).not.toContain('zod')
})
