import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of one test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontland-agent-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
