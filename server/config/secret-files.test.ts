import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { EnvironmentError, readConfig } from './env.ts'

function writeSecret(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontland-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

test('every secret may stand in a file of its own', () => {
  const config = readConfig({
    SECRET_KEY_FILE: writeSecret('0123456789abcdef0123456789abcdef\n'),
    DATABASE_URL_FILE: writeSecret('postgresql://front@db.example/front\n'),
    SMTP_URL_FILE: writeSecret('smtps://robot:secret@mail.example'),
    ADMIN_PASSWORD_FILE: writeSecret('parade ground \r\n'),
  })
  expect(config).toMatchObject({
    secretKey: '0123456789abcdef0123456789abcdef',
    databaseUrl: 'postgresql://front@db.example/front',
    smtpUrl: 'smtps://robot:secret@mail.example',
    adminPassword: 'parade ground ',
  })
})

test('what stands in a file is checked like the variable itself, and not repeated', () => {
  const read = () => readConfig({ ADMIN_PASSWORD_FILE: writeSecret('s3cret') })
  expect(read).toThrow('ADMIN_PASSWORD: must be at least 8 characters')
  expect(read).not.toThrow('s3cret')
})

test('a file that is not there, and a secret that is given twice, are told by name', () => {
  const read = () =>
    readConfig({ SMTP_URL_FILE: '/nowhere/smtp', ADMIN_PASSWORD: 'parade ground', ADMIN_PASSWORD_FILE: '/x' })
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow('SMTP_URL_FILE: must be a file that can be read, but /nowhere/smtp is not (ENOENT)')
  expect(read).toThrow('ADMIN_PASSWORD_FILE: must not be set together with ADMIN_PASSWORD')
  expect(() => readConfig({ SECRET_KEY_FILE: writeSecret(' \n') })).toThrow(
    /SECRET_KEY_FILE: must not be empty, but .* is/,
  )
})
