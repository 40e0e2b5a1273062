import { classNames } from '#web/lib/class-names.ts'
import { useFailedImage } from './use-failed-image.ts'

const FOLDER = '/images/ranks'

/**
 * The insignia of a rank, by the name of its file such as `staff-general`; `className` gives its width. It stands beside the
 * rank in words and says nothing of its own; one that does not come leaves a blank patch.
 */
export function Insignia({ name, className }: { name: string; className?: string }) {
  const path = `${FOLDER}/${name}.svg`
  const { hasFailed, watch } = useFailedImage(path)
  const shape = classNames('aspect-[6/7] shrink-0', className)
  if (hasFailed) return <span aria-hidden="true" className={classNames('block bg-line', shape)} />
  return (
    <img
      {...watch}
      src={path}
      alt=""
      width={120}
      height={140}
      loading="lazy"
      decoding="async"
      className={shape}
    />
  )
}
