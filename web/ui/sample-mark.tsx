import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { sampleMarkTexts } from './sample-mark.texts.ts'

/**
 * Says that what stands here is made up until staff put the real thing in its place: once for a block of which nothing is
 * real, else for each entry. `children` say in a sentence what of it is not.
 */
export function SampleMark({
  word,
  meaning,
  className,
  children,
}: {
  /** Where another word is truer. */
  word?: string
  /** What the word means, for who rests on it. */
  meaning?: string
  className?: string
  children?: ReactNode
}) {
  const texts = useTexts(sampleMarkTexts)
  return (
    <span className={classNames('block text-sm text-pretty text-muted', className)}>
      <span
        title={meaning ?? texts.meaning}
        className={classNames(
          'label inline-block border border-dashed border-edge px-1.5 py-0.5',
          Boolean(children) && 'mr-3',
        )}
      >
        {word ?? texts.sample}
      </span>
      {children}
    </span>
  )
}
