/** `npm run doctor`: what is wrong with the site, its machine and its settings, and what to do about each. */
import './bootstrap/lifeline.mjs'
import { BUILD_FOLDER } from '#server/http/pages/page-source.ts'
import { examineSite } from '#server/operator/doctor/examine.ts'
import { readProgramVersion } from '#server/operator/program-version.ts'
import { runOperatorCommand } from '#server/operator/run-command.ts'

const MARKS = { well: '✓', note: '·', fault: '✗' }

await runOperatorCommand(process.argv.length === 2, 'npm run doctor', async ({ config }) => {
  const findings = await examineSite({
    config,
    environment: process.env,
    version: await readProgramVersion(),
    buildFolder: BUILD_FOLDER,
    now: () => new Date(),
  })
  for (const { check, state, says, remedy } of findings) {
    process.stdout.write(`${MARKS[state]} ${check.padEnd(16)}${says}\n`)
    if (remedy) process.stdout.write(`${' '.repeat(18)}→ ${remedy}\n`)
  }
  const faults = findings.filter(({ state }) => state === 'fault').length
  const notes = findings.filter(({ state }) => state === 'note').length
  process.stdout.write(`\n${faults} faults, ${notes} notes.\n`)
  if (faults > 0) process.exitCode = 1
})
