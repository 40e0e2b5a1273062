/**
 * `npm test [-- words]`: everything, or the steps whose names contain a word.
 * `npm test -- --changed`: types, lint, and what the files that are not on `main` yet can have broken.
 */
import './bootstrap/lifeline.ts'
import { everything, whatChanged } from './steps/all-steps.ts'
import { findChanges } from './steps/find-changes.ts'
import { runPlan } from './steps/run-steps.ts'

const CHANGED = '--changed'
const words = process.argv.slice(2)
const plan = words.includes(CHANGED) ? whatChanged(findChanges()) : everything
await runPlan(
  plan,
  words.filter((word) => word !== CHANGED),
)
