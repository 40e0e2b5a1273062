import { useCollection } from '#web/features/content/collections/collections.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import type { Member } from './member.ts'
import { MemberFile } from './member-file.tsx'
import { teamTexts, teamWords } from './team.texts.ts'

export function TeamPage() {
  const texts = useTexts(teamTexts)
  const words = useTexts(teamWords)
  return (
    <>
      <PageHeading
        mark={sectionMark('team', words.mark)}
        title={words.title}
        lead={words.lead}
        band={<HeadingBand of="team" name="gallery-2" tone="night" position="object-[50%_62%]" />}
      />
      <div className="column">
        <Loaded query={useCollection('team')} loadFailed={texts.loadFailed}>
          {(members) =>
            members.length === 0 ? <EmptyState>{words.empty}</EmptyState> : <Echelons members={members} />
          }
        </Loaded>
      </div>
    </>
  )
}

/** Command, the first of it widest, and moderation; each where there is somebody. */
function Echelons({ members }: { members: readonly Member[] }) {
  const texts = useTexts(teamTexts)
  const words = useTexts(teamWords)
  const command = members.filter(({ section }) => section === 'command')
  const moderation = members.filter(({ section }) => section === 'moderation')
  const areAllSamples = (of: readonly Member[]) => of.every(({ isSample }) => isSample)
  return (
    <div className="space-y-16 md:space-y-24">
      {command.length > 0 && (
        <section aria-labelledby="command">
          <SectionHeading id="command" mark={words.commandMark} title={words.command}>
            {areAllSamples(command) && <SampleMark className="max-w-md">{texts.sample}</SampleMark>}
          </SectionHeading>
          <ul className="grid gap-5 lg:grid-cols-2">
            {command.map((member, index) => (
              <MemberFile
                key={member.id}
                member={member}
                number={index + 1}
                width={index === 0 ? 'full' : 'half'}
                isMarked={!areAllSamples(command)}
              />
            ))}
          </ul>
        </section>
      )}
      {moderation.length > 0 && (
        <section aria-labelledby="moderation">
          <SectionHeading id="moderation" mark={words.moderationMark} title={words.moderation}>
            {areAllSamples(moderation) && <SampleMark />}
          </SectionHeading>
          <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {moderation.map((member, index) => (
              <MemberFile
                key={member.id}
                member={member}
                number={command.length + index + 1}
                isMarked={!areAllSamples(moderation)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
