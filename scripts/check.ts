/** `npm run check [words]`: everything but the browser, or the steps whose names contain a word. */
import './bootstrap/lifeline.ts'
import { staticSteps, testSteps } from './steps/all-steps.ts'
import { choose, conclude, runSteps } from './steps/run-steps.ts'

const words = process.argv.slice(2)
conclude(await runSteps(choose([...staticSteps, ...testSteps], words)))
