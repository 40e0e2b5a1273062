import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Insignia } from '#web/pictures/insignia.tsx'
import { PixelArt } from '#web/pictures/pixel-art.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { GameStats } from './game-stats.tsx'
import { MemberFacts } from './member-facts.tsx'
import { membersTexts } from './members.texts.ts'
import { portraits } from './portraits.data.ts'
import type { Member } from './team.data.ts'
import { teamTexts } from './team.texts.ts'

const FACT_COLUMNS = {
  full: 'sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr]',
  half: 'sm:grid-cols-2',
  third: '',
} as const

/** One person's file. The wide one spreads its parts over the whole column. */
export function MemberFile({
  member,
  number,
  width = 'third',
}: {
  member: Member
  number: number
  width?: keyof typeof FACT_COLUMNS
}) {
  const isWide = width === 'full'
  const texts = useTexts(teamTexts)
  const { name, post } = useTexts(membersTexts)[member.id]
  const portrait = portraits[member.id]
  return (
    <li
      className={classNames(
        'ticks relative flex flex-col border bg-raised',
        isWide ? 'border-edge lg:col-span-2' : 'border-line',
        width === 'third' && 'md:max-lg:last:col-span-2',
      )}
    >
      {member.isScp && <div aria-hidden="true" className="hazard absolute inset-x-0 -top-1 h-2" />}
      <p className="label flex justify-between gap-4 border-b border-line px-5 py-2.5 text-muted">
        <span>{texts.file(String(number).padStart(3, '0'))}</span>
        <span>{texts.level(member.level)}</span>
      </p>
      <div className={classNames('flex grow flex-col gap-6 p-5', isWide && 'lg:flex-row lg:gap-10 lg:p-8')}>
        <div className="flex items-center gap-4 max-[359px]:flex-wrap sm:gap-5">
          <div
            role="img"
            aria-label={texts.portrait(name)}
            className={classNames(
              'flex shrink-0 items-end justify-center overflow-hidden border border-line bg-sunken',
              isWide ? 'size-32 lg:size-48' : 'size-24',
            )}
          >
            <PixelArt palette={portrait.palette} rows={portrait.rows} className="w-5/6" />
          </div>
          <div className="min-w-0 lg:min-w-44">
            <div className="flex items-center gap-2 sm:gap-3">
              <Insignia name={`staff-${member.rank}`} className={isWide ? 'w-12' : 'w-9'} />
              <Badge tone={member.isScp ? 'scp' : isWide ? 'signal' : 'sand'}>
                {texts.ranks[member.rank]}
              </Badge>
            </div>
            <h3 className={classNames('display mt-3', isWide ? 'text-3xl lg:text-4xl' : 'text-2xl')}>
              {name}
            </h3>
            <p className="mt-1 text-sm text-muted">{post}</p>
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
