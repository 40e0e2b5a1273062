import { Pause, Play } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useFailedImage } from '#web/pictures/use-failed-image.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { skinTexts } from './skin.texts.ts'
import { DEFAULT_SKIN, DEFAULT_SKIN_STILL, SKIN_VIEW } from './skin-view.ts'
import { type LoadSkinScene, useSkinScene } from './use-skin-scene.ts'

/** How the player looks in the game: a still picture first, the turning figure where it can be had. `skin` null is the default one. */
export function SkinCard({ skin, loadScene }: { skin: string | null; loadScene?: LoadSkinScene }) {
  const texts = useTexts(skinTexts)
  const { host, isLive, isMoving, setMoving } = useSkinScene(DEFAULT_SKIN, loadScene)
  const still = useFailedImage(DEFAULT_SKIN_STILL)
  return (
    <Card className="flex flex-col">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="display text-xl">{texts.skin}</h2>
        {isLive && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={isMoving ? texts.pause : texts.play}
            onClick={() => setMoving(!isMoving)}
          >
            {isMoving ? <Pause size={20} strokeWidth={1.5} /> : <Play size={20} strokeWidth={1.5} />}
          </Button>
        )}
      </div>
      <div
        ref={host}
        role="img"
        aria-label={texts.description}
        className="relative mx-auto mt-4 aspect-[3/4] w-full max-w-72 bg-[radial-gradient(closest-side,var(--color-line),transparent)]"
      >
        {!still.hasFailed && (
          <img
            {...still.watch}
            src={DEFAULT_SKIN_STILL}
            alt=""
            width={SKIN_VIEW.width}
            height={SKIN_VIEW.height}
            loading="lazy"
            decoding="async"
            className={classNames('size-full', isLive && 'invisible')}
          />
        )}
      </div>
      <p className="mt-4 border-t border-line pt-4 text-pretty text-muted">
        {skin === null ? texts.defaultSkin : texts.notDrawn(skin)}
      </p>
    </Card>
  )
}
