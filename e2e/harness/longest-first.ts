import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short to read and long to run: they open every page there is. */
const WALKS = /\/e2e\/app\/(every-|odd-addresses|hostile-text|panel-states|picture-sharpness)/

const isWalk = ({ moduleId }: TestSpecification) => WALKS.test(moduleId)

/** Begins with the files that take longest, so that no core waits for the last one. Vitest goes by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))]
  }
}
