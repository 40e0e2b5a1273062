import { readFileSync } from 'node:fs'

/** What nobody but the site should read: each may be given as a file instead, by the same name with `_FILE`. */
export const SECRET_NAMES = [
  'SECRET_KEY',
  'SECRET_KEY_NEXT',
  'DATABASE_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'ADMIN_PASSWORD',
  'BACKUP_KEY',
  'METRICS_KEY',
  'YOOKASSA_SHOP_ID',
  'YOOKASSA_SECRET_KEY',
  'ROBOKASSA_LOGIN',
  'ROBOKASSA_PASSWORD1',
  'ROBOKASSA_PASSWORD2',
  'ROBOKASSA_PASSWORD3',
  'FREEKASSA_SHOP_ID',
  'FREEKASSA_SECRET1',
  'FREEKASSA_SECRET2',
  'FREEKASSA_API_KEY',
] as const

type Environment = Record<string, string | undefined>
type Complaint = { name: string; message: string }

/** Puts what stands in the files that `NAME_FILE` names in the place of `NAME`; tells of each that cannot be read. */
export function readSecretFiles(given: Environment): { environment: Environment; complaints: Complaint[] } {
  const environment = { ...given }
  const complaints: Complaint[] = []
  for (const secret of SECRET_NAMES) {
    const name = `${secret}_FILE`
    const file = given[name]
    if (!file) continue
    if (given[secret]) complaints.push({ name, message: `must not be set together with ${secret}` })
    else
      try {
        // Editors end a file with a line break that belongs to no secret.
        const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
        if (!text.trim()) complaints.push({ name, message: `must not be empty, but ${file} is` })
        environment[secret] = text
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        complaints.push({ name, message: `must be a file that can be read, but ${file} is not (${code})` })
      }
  }
  return { environment, complaints }
}
