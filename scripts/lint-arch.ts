/** `npm run lint:arch`: who imports whom, by the rules of `dependency-cruiser.cjs`. */
import './bootstrap/lifeline.ts'
import { archStep } from './steps/all-steps.ts'
import { conclude, runSteps } from './steps/run-steps.ts'

conclude(await runSteps([archStep]))
