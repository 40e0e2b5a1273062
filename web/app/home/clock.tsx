import { useEffect, useState } from 'react'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/language.tsx'

const SECOND_MS = 1000
const FACE = 'inline-block w-[8ch] whitespace-nowrap font-mono tabular-nums'

/** The visitor's time of day in 24-hour form, renewed as each second begins; dashes of the same width until the page is alive. */
export function Clock() {
  const { language } = useLanguage()
  const [now, setNow] = useState<Date | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const moment = new Date()
      setNow(moment)
      timer = setTimeout(tick, SECOND_MS - moment.getMilliseconds())
    }
    tick()
    return () => clearTimeout(timer)
  }, [])

  if (!now) return <span className={FACE}>--:--:--</span>
  const moment = now.toISOString()
  return (
    <time className={FACE} dateTime={moment}>
      {formatDate(moment, 'time', language)}
    </time>
  )
}
