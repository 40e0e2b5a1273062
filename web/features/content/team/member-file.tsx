import { fill } from '#shared/texts/words.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Insignia } from '#web/pictures/insignia.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { PixelArt } from '#web/pictures/pixel-art.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { GameStats } from './game-stats.tsx'
import type { Member } from './member.ts'
import { MemberFacts } from './member-facts.tsx'
import { portraits } from './portraits.data.ts'
import { teamTexts, teamWords } from './team.texts.ts'

const FACT_COLUMNS = {
  full: 'sm:grid-cols-2 lg:grid-cols-[1.15fr_1fr_1.15fr]',
  half: 'sm:grid-cols-2',
  third: '',
} as const

/** One person's file. The wide one spreads its parts over the whole column. */
export function MemberFile({
  member,
  number,
  width = 'third',
  isMarked,
}: {
  member: Member
  number: number
  width?: keyof typeof FACT_COLUMNS
  /** Whether it says by itself that it is made up. */
  isMarked: boolean
}) {
  const isWide = width === 'full'
  const texts = useTexts(teamTexts)
  const words = useTexts(teamWords)
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const name = member[`name_${language}`] ?? ''
  const post = member[`post_${language}`]
  return (
    <li
      lang={foreign(member)}
      className={classNames(
        'ticks relative flex min-w-0 flex-col border bg-raised',
        isWide ? 'border-edge lg:col-span-2' : 'border-line',
        width === 'third' && 'md:max-lg:last:col-span-2',
      )}
    >
      {member.isScp && <div aria-hidden="true" className="hazard absolute inset-x-0 -top-1 h-2" />}
      <p className="label flex justify-between gap-4 border-b border-line px-5 py-2.5 text-muted">
        <span>{fill(words.file, { number: String(number).padStart(3, '0') })}</span>
        {isMarked && member.isSample && <SampleMark />}
        <EntryLanguage entry={member} />
        {member.level !== null && <span>{texts.level(member.level)}</span>}
      </p>
      <div className={classNames('flex grow flex-col gap-6 p-5', isWide && 'lg:flex-row lg:gap-10 lg:p-8')}>
        <div className="flex items-center gap-4 max-[359px]:flex-wrap sm:gap-5">
          <Portrait
            member={member}
            label={texts.portrait(name)}
            className={classNames(
              'shrink-0 overflow-hidden border border-line bg-sunken',
              isWide ? 'size-32 lg:size-48' : 'size-24',
            )}
          />
          <div className="min-w-0 lg:min-w-44">
            <div className="flex items-center gap-2 sm:gap-3">
              <Insignia name={`staff-${member.role}`} className={isWide ? 'w-12' : 'w-9'} />
              <Badge tone={member.isScp ? 'scp' : isWide ? 'signal' : 'sand'}>
                <span className="whitespace-normal">{words.ranks[member.role]}</span>
              </Badge>
            </div>
            <h3 className={classNames('display mt-3', isWide ? 'text-3xl lg:text-4xl' : 'text-2xl')}>
              {name}
            </h3>
            {post && <p className="mt-1 text-sm text-muted">{post}</p>}
          </div>
        </div>
        <div className={classNames('flex grow flex-col justify-between gap-5', isWide && 'lg:gap-8')}>
          <MemberFacts member={member} layout={FACT_COLUMNS[width]} />
          <GameStats stats={member.gameStats} />
        </div>
      </div>
    </li>
  )
}

function Portrait({ member, label, className }: { member: Member; label: string; className: string }) {
  if (member.picture !== null)
    return (
      <Picture path={member.picture} alt={label} tone="olive" seed={1} sizes="192px" className={className} />
    )
  const { palette, rows } = portraits[member.portrait]
  return (
    <div role="img" aria-label={label} className={classNames('flex items-end justify-center', className)}>
      <PixelArt palette={palette} rows={rows} className="w-5/6" />
    </div>
  )
}
