import { useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { MemberFile } from './member-file.tsx'
import { command, moderation } from './team.data.ts'
import { teamTexts } from './team.texts.ts'

export function TeamPage() {
  const texts = useTexts(teamTexts)
  return (
    <>
      <PageHeading
        mark={sectionMark('team', texts.mark)}
        title={texts.title}
        lead={texts.lead}
        band={<HeadingBand name="gallery-2" tone="night" position="object-[50%_62%]" />}
      />
      <div className="column">
        <section aria-labelledby="command">
          <SectionHeading id="command" mark={texts.commandMark} title={texts.command}>
            <SampleMark className="max-w-md">{texts.sample}</SampleMark>
          </SectionHeading>
          <ul className="grid gap-5 lg:grid-cols-2">
            {command.map((member, index) => (
              <MemberFile
                key={member.id}
                member={member}
                number={index + 1}
                width={index === 0 ? 'full' : 'half'}
              />
            ))}
          </ul>
        </section>
        <section aria-labelledby="moderation" className="mt-16 md:mt-24">
          <SectionHeading id="moderation" mark={texts.moderationMark} title={texts.moderation}>
            <SampleMark />
          </SectionHeading>
          <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {moderation.map((member, index) => (
              <MemberFile key={member.id} member={member} number={command.length + index + 1} />
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
