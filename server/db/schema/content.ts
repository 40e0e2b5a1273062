import type { Generated } from 'kysely'

export type ContentTables = {
  news: {
    id: Generated<number>
    title_ru: string
    title_en: string
    description_ru: string
    description_en: string
    image_ru: string | null
    image_en: string | null
    image_global: string | null
    published_at: number
    /** When staff changed it last; null until they do. */
    changed_at: number | null
    /** 1: written, but shown to staff only. */
    is_draft: Generated<number>
    /** Deleted rows are kept for a while, so that a deletion can be taken back. */
    deleted_at: number | null
    version: Generated<number>
  }
  feedback: {
    id: Generated<number>
    /** Null once the author's account was deleted. */
    user_id: number | null
    message: string
    /** What is searched: `message` through `foldForSearch`. */
    message_folded: string
    created_at: number
    /** 1: shown to staff only. */
    is_hidden: Generated<number>
    reply: string | null
    /** Who replied; null as well once that account was deleted. */
    reply_user_id: number | null
    replied_at: number | null
    deleted_at: number | null
    version: Generated<number>
  }
}
