/** `npm run lint:arch`: who imports whom, by the rules of `dependency-cruiser.cjs` and `dependency-cruiser-folders.cjs`. */
import './bootstrap/lifeline.mjs'
import { archSteps } from './steps/all-steps.ts'
import { runPlan } from './steps/run-steps.ts'

await runPlan([archSteps])
