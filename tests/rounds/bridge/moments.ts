/** Where something dies, and how often it has. */
import type { Chance } from '#tests/rounds/random.ts'

/** Between what the last thing that happened was and what would have come next. */
export const MOMENTS = [
  'commit and answer',
  'answer and journal',
  'journal and run',
  'run and journal',
  'journal and report',
  'report and its answer',
] as const
export type Moment = (typeof MOMENTS)[number]
/** Those at which the site has something on its disk that nobody was told. */
const OF_THE_SITE: readonly Moment[] = ['commit and answer', 'report and its answer']

type Victim = 'agent' | 'site'
export type Death = { moment: Moment; victim: Victim /** How often it is let pass first. */; after: number }

const PASSES_MAX = 3

/**
 * So many deaths of agents at each moment, and of the site at those that are its own, shared by all who come to that moment: for each of
 * them in the order in which they come.
 */
export function shareDeaths(
  chance: Chance,
  counts: Record<Victim, number>,
  sharers: readonly { moments: readonly Moment[] }[],
): Death[][] {
  const plans = sharers.map((): { death: Death; place: number }[] => [])
  let turn = 0
  const share = (moment: Moment, victim: Victim, count: number) => {
    const able = plans.filter((_, nth) => sharers[nth]?.moments.includes(moment))
    for (let left = count; left > 0; left--) {
      // Claims are few: one hands out much.
      const after = moment === 'commit and answer' ? 0 : chance.below(PASSES_MAX)
      able[turn++ % able.length]?.push({ death: { moment, victim, after }, place: chance.number() })
    }
  }
  for (const moment of MOMENTS) {
    share(moment, 'agent', counts.agent)
    if (OF_THE_SITE.includes(moment)) share(moment, 'site', counts.site)
  }
  return plans.map((plan) => plan.toSorted((one, other) => one.place - other.place).map(({ death }) => death))
}

export type Fate = ReturnType<typeof createFate>
/** What happens to one agent and to the site behind its back. */
export function createFate(
  deaths: readonly Death[],
  { kill, note }: { kill: (victim: Victim) => void; note: (moment: Moment) => void },
) {
  const plan = [...deaths]
  /** The site is the next to die, with all of an answer kept and none of it told. */
  const diesOverAnswer = () => plan[0]?.moment === 'commit and answer' && plan[0].victim === 'site'
  return {
    diesOverAnswer,
    /** It has, by itself. */
    diedOverAnswer(): void {
      if (!diesOverAnswer()) return
      plan.shift()
      note('commit and answer')
    },
    /** Whether life goes on at this moment; where it does not, nothing more of it may happen. */
    goesOn(moment: Moment): boolean {
      const [next] = plan
      if (next?.moment !== moment || next.after-- > 0) return true
      plan.shift()
      note(moment)
      kill(next.victim)
      return false
    },
    left: () => plan.length,
    /** Nobody dies any more. */
    end: () => void plan.splice(0),
  }
}
