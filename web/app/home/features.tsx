import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { featuresTexts, featuresWords } from './features.texts.ts'

const FRONTS = [
  { key: 'survival', game: 'Minecraft', image: '/images/game-zombie.jpg', tone: 'dusk', seed: 11 },
  { key: 'scp', game: 'Roblox', image: '/images/scp-hero.jpg', tone: 'scp', seed: 12 },
] as const

/** What each of the two worlds offers, face to face; the one there is, where the site has one. */
export function Features() {
  const texts = useTexts(featuresTexts)
  const words = useTexts(featuresWords)
  const { parts } = useSiteInfo()
  const fronts = FRONTS.filter(({ key }) => parts.roblox || key !== 'scp')
  return (
    <>
      <div className={classNames('grid gap-3', fronts.length > 1 && 'lg:grid-cols-2')}>
        {fronts.map(({ key, ...front }) => (
          <Front key={key} {...front} texts={words[key]} isAlone={fronts.length === 1} />
        ))}
      </div>
      <ButtonLink to={addresses.servers} variant="outline" className="mt-8">
        {texts.more}
      </ButtonLink>
    </>
  )
}

function Front({
  game,
  image,
  tone,
  seed,
  texts,
  isAlone,
}: Omit<(typeof FRONTS)[number], 'key'> & { texts: (typeof featuresWords)['ru']['scp']; isAlone: boolean }) {
  const isScp = tone === 'scp'
  return (
    <div
      className={classNames(
        'ticks relative border',
        isScp
          ? 'border-scp/40 bg-scp-ground [--tick-color:var(--color-scp)]'
          : 'border-line bg-raised [--tick-color:var(--color-sand)]',
      )}
    >
      <div className="relative">
        <Picture
          path={image}
          alt=""
          tone={tone}
          seed={seed}
          sizes={isAlone ? '100vw' : '(min-width: 1024px) 610px, 100vw'}
          className={classNames(
            'aspect-[16/9] w-full md:aspect-[5/2]',
            isAlone ? 'lg:aspect-[7/2]' : 'lg:aspect-[2/1]',
          )}
        />
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ground via-ground/75 to-transparent px-6 pt-20 pb-5 md:px-8">
          <p className={classNames('label mb-2', isScp ? 'text-scp' : 'text-sand')}>{game}</p>
          <h3 className="display text-3xl md:text-4xl">{texts.name}</h3>
        </div>
      </div>
      {isScp && <div className="hazard h-2" aria-hidden="true" />}
      <div className="p-6 md:p-8">
        <p className="mb-6 text-lg">{texts.motto}</p>
        <dl className="border-b border-line">
          {texts.points.map(({ title, text }) => (
            <div
              key={title}
              className="border-t border-line py-3.5 sm:grid sm:grid-cols-[10rem_1fr] sm:gap-6"
            >
              <dt className={classNames('font-medium', isScp ? 'text-scp' : 'text-sand')}>{title}</dt>
              <dd className="text-pretty text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
