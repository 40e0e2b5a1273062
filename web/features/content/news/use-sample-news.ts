import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { useLoggedError } from '#web/lib/use-logged-error.ts'
import type { ShownNews } from './news-in-language.ts'
import { sampleNews, sampleNewsTexts } from './sample-news.data.ts'

/** Logs why the news could not be loaded, and gives the sample that is shown in their place, dated now. */
export function useSampleNews(error: Error | null): ShownNews {
  const [date] = useState(() => new Date().toISOString())
  useLoggedError('Failed to load latest news. Please try again later.', error)
  const { title, description } = useTexts(sampleNewsTexts)
  return { ...sampleNews, title, description, date }
}
