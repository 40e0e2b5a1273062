/**
 * `npm test [-- words]`: everything, or the steps whose names contain a word.
 * `npm test -- --changed`: types, lint, and what the files that are not on `main` yet can have broken.
 * `npm run test:minecraft`: the journey through a real game, whose packages it installs first.
 */
import './bootstrap/lifeline.mjs'
import { everything, inMinecraft, whatChanged } from './steps/all-steps.ts'
import { findChanges } from './steps/find-changes.ts'
import { runPlan } from './steps/run-steps.ts'

const CHANGED = '--changed'
const MINECRAFT = '--minecraft'
const words = process.argv.slice(2)

function choose() {
  if (words.includes(CHANGED)) return whatChanged(findChanges())
  return words.includes(MINECRAFT) ? inMinecraft : everything
}
await runPlan(
  choose(),
  words.filter((word) => word !== CHANGED && word !== MINECRAFT),
)
