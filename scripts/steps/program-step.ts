import { runProgram } from './run-program.ts'
import type { Step } from './run-steps.ts'

/** A step that is one program: passed when it ends well. */
export function programStep(name: string, program: string, ...args: string[]): Step {
  return {
    name,
    run: async () => {
      const { succeeded, output } = await runProgram(program, args)
      return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output }
    },
  }
}
