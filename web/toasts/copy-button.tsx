import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Button, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx'
import { copyButtonTexts } from './copy-button.texts.ts'
import { toast } from './toast.ts'

const SAID_FOR_MS = 2000

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({
  text,
  label,
  isTextShown = false,
  about = isTextShown ? text : undefined,
  variant = 'outline',
  size,
  className,
}: {
  text: string
  /** Says what is copied, where that is not plain. */
  label?: string
  /** The text itself stands on the button, to be read and written down. */
  isTextShown?: boolean
  /** What is copied, where several buttons stand on a page. */
  about?: string | undefined
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}) {
  const { copy, copied, copyFailed, copyFailedDetail } = useTexts(copyButtonTexts)
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast({
        title: copyFailed,
        description: `${copyFailedDetail} ${text}`,
        variant: 'destructive',
      })
    }
  }

  const Icon = isCopied ? Check : Copy
  const said = isCopied ? copied : (label ?? copy)
  return (
    <>
      <Button
        variant={variant}
        size={size}
        data-printed={isTextShown || undefined}
        aria-label={about === undefined ? undefined : `${said}: ${about}`}
        onClick={copyText}
        className={className}
      >
        <Icon size={18} strokeWidth={1.5} className="shrink-0" aria-hidden="true" />
        {isTextShown ? (
          // Both stand in one place, so that the button keeps its width.
          <span className="grid min-w-0 *:col-start-1 *:row-start-1">
            <span
              className={classNames(
                'font-mono text-sm font-normal tracking-normal break-all normal-case',
                isCopied && 'invisible',
              )}
            >
              {text}
            </span>
            <span className={isCopied ? undefined : 'invisible'}>{copied}</span>
          </span>
        ) : (
          said
        )}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && copied}
      </span>
    </>
  )
}
