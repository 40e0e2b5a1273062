/** `npm run fix`: formats, and mends what the linter can mend by itself. */
import './bootstrap/lifeline.mjs'
import { runProgram } from './steps/run-program.ts'

const { succeeded, output } = await runProgram('biome', ['check', '--write'])
process.stdout.write(output)
process.exitCode = succeeded ? 0 : 1
