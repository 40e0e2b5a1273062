/** `npm test [-- words]`: everything, or the steps whose names contain a word. */
import './bootstrap/lifeline.ts'
import { browserPreparations, journeySteps, staticSteps, testSteps } from './steps/all-steps.ts'
import { choose, conclude, runSteps } from './steps/run-steps.ts'

const words = process.argv.slice(2)
conclude(
  await runSteps(choose([...browserPreparations, ...staticSteps, ...testSteps], words)),
  await runSteps(choose(journeySteps, words)),
)
