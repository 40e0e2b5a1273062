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
    /** 1: stands before all others, however old it is. */
    is_pinned: Generated<number>
    /** 1: the site began with it, and nobody has edited it. */
    is_sample: Generated<number>
    /** Deleted rows are kept for a while, so that a deletion can be taken back. */
    deleted_at: number | null
    version: Generated<number>
  }
  /** Entries of all collections; what their fields are `shared/contract/content/collections/` says. */
  collection_entries: {
    id: Generated<number>
    collection: string
    position: number
    /** JSON by the paths of the fields. */
    fields: string
    /** Which of the delivered samples it began as. */
    seed_key: string | null
    /** What this release delivers in its place, as JSON. */
    seed: string | null
    /** The hash of what was delivered when staff saw it last. */
    seed_hash: string | null
    /** 1: as delivered, changed by nobody; it follows the releases. */
    is_sample: Generated<number>
    created_at: number
    changed_at: number | null
    /** Deleted rows are kept for a while; samples that were put away, for good. */
    deleted_at: number | null
    version: Generated<number>
  }
  /** Made by staff at a path of their choice; with `redirect_to` a short link. */
  pages: {
    id: Generated<number>
    path: string
    title_ru: Generated<string>
    title_en: Generated<string>
    text_ru: Generated<string>
    text_en: Generated<string>
    image: string | null
    redirect_to: string | null
    /** Where it stood until a release needed that address; null once staff have seen it. */
    moved_from: string | null
    published_at: number
    changed_at: number | null
    is_draft: Generated<number>
    deleted_at: number | null
    version: Generated<number>
  }
  /** Where pages stood before they got another path. */
  former_page_paths: {
    path: string
    page_id: number
    /** 1: the product's since a release, and what named it names the page's new path. */
    is_reserved: Generated<number>
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
