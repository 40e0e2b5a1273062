/** The agent with a death wish: `DIE_AT` names the moment at which nothing more of it happens. */
import { runAgentWith } from './agent-of-environment.ts'

export type Death = 'answered' | 'begun' | 'ran' | 'ended' | 'reported'

function dieAt(moment: Death): void {
  if (process.env.DIE_AT === moment) process.kill(process.pid, 'SIGKILL')
}

await runAgentWith(({ site, rcon, journal }) => ({
  site: {
    ...site,
    async report(reports) {
      const answer = await site.report(reports)
      dieAt('reported')
      return answer
    },
  },
  rcon: {
    async run(command, mayBegin) {
      const answer = await rcon.run(command, mayBegin)
      dieAt('ran')
      return answer
    },
  },
  journal: {
    ...journal,
    begin(id, attempt) {
      dieAt('answered')
      journal.begin(id, attempt)
      dieAt('begun')
    },
    end(report) {
      journal.end(report)
      dieAt('ended')
    },
  },
}))
