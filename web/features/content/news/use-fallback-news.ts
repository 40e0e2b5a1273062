import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { useLoggedError } from '#web/lib/use-logged-error.ts'
import { fallbackNews } from './fallback-news.data.ts'
import { fallbackNewsWords } from './fallback-news.texts.ts'
import type { ShownNews } from './news-in-language.ts'

/** Logs why the news could not be loaded, and gives the item that is shown in their place, dated now. */
export function useFallbackNews(error: Error | null): ShownNews {
  const [date] = useState(() => new Date().toISOString())
  useLoggedError('Failed to load latest news. Please try again later.', error)
  const { title, description } = useTexts(fallbackNewsWords)
  return { ...fallbackNews, title, description, date }
}
