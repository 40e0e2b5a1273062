/** `npm run lint:arch`: who imports whom, by the rules of `dependency-cruiser.cjs`. */
import './bootstrap/lifeline.ts'
import { archStep } from './steps/all-steps.ts'
import { runPlan } from './steps/run-steps.ts'

await runPlan([[archStep]])
