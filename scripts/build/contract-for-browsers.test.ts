import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { contractForBrowsers } from './contract-for-browsers.ts'

const ENTRY = resolve('web/every-call.ts')

/** What a browser gets whose program is this. */
async function bundle(program: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('every-call.ts') ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? program : undefined),
      },
      contractForBrowsers,
    ],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] } },
  })
  return [built].flat().flatMap((each) => (each as Rollup.RollupOutput).output[0]?.code ?? [])[0] ?? ''
}

test('browsers get of each endpoint how it is called, and nothing that checks', async () => {
  const lines = globSync('shared/contract/*/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+Endpoints) =/gm)].map(
      ([, name]) => `import { ${name} } from '#${file}'; calls.push(${name})`,
    ),
  )
  const code = await bundle(`export const calls = []\n${lines.join('\n')}`)
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

test('of the schemas of a module a browser gets those that it checks by', async () => {
  const code = await bundle(
    "import { signInSchema } from '#shared/contract/accounts/auth.ts'\nexport const check = (typed) => signInSchema.safeParse(typed)",
  )
  expect(code).toContain('usernameRequired')
  expect(code).not.toContain('currentPassword')
  expect(code).not.toContain('/register')
  const { check } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    check: (typed: object) => { success: boolean }
  }
  expect(check({ username: 'somebody', password: 'secret' }).success).toBe(true)
  expect(check({ username: 'somebody' }).success).toBe(false)
})
