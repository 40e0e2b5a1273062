import { useEffect } from 'react'
import type { NewsItem } from '#shared/contract/content/news.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { storyIdIn } from './story-id.ts'

/** Keeps the address of the item that is shown in the language it is read in. The page stays where it is, and so does the way back. */
export function useStoryAddress(item: Pick<NewsItem, 'id' | 'path_ru' | 'path_en'>): void {
  const { language } = useLanguage()
  const { id } = item
  const path = item[`path_${language}`]
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (pathname === path || storyIdIn(pathname) !== id) return
    window.history.replaceState(window.history.state, '', path + search + hash)
  }, [id, path])
}
