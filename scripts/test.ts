/** `npm test [-- words]`: everything, or the steps whose names contain a word. */
import './bootstrap/lifeline.ts'
import { browserSteps, staticSteps, testSteps } from './steps/all-steps.ts'
import { choose, conclude, runSteps } from './steps/run-steps.ts'

const words = process.argv.slice(2)
conclude(
  await runSteps(choose(staticSteps, words), 2),
  await runSteps(choose([...testSteps, ...browserSteps], words), 1),
)
