import { useState } from 'react'
import type { NewsItem } from '#shared/contract/content/news.ts'
import { useLoggedError } from '#web/lib/use-logged-error.ts'
import { sampleNews } from './sample-news.data.ts'

/** Logs why the news could not be loaded, and gives the sample that is shown in their place, dated now. */
export function useSampleNews(error: Error | null): NewsItem {
  const [date] = useState(() => new Date().toISOString())
  useLoggedError('Failed to load latest news. Please try again later.', error)
  return { ...sampleNews, date }
}
