/** `npm run check [words]`: everything but the browser, or the steps whose names contain a word. */
import './bootstrap/lifeline.mjs'
import { everythingButTheBrowser } from './steps/all-steps.ts'
import { runPlan } from './steps/run-steps.ts'

await runPlan(everythingButTheBrowser, process.argv.slice(2))
