import { execFileSync } from 'node:child_process'

export type Changes = {
  /** Where the work began. */
  commit: string
  /** The files that differ from then, committed or not, new ones too. */
  paths: string[]
}

/** What is not on `main` yet; on `main` itself its last commit, and what is not committed. */
export function findChanges(): Changes {
  const head = git('rev-parse', 'HEAD')[0]
  const base = git('merge-base', 'HEAD', 'main')[0]
  const commit = base === head ? 'HEAD~1' : (base ?? 'HEAD~1')
  const paths = [
    ...git('diff', '--name-only', '--no-renames', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return { commit, paths }
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
