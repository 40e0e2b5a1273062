/** The field of a form that asks for a page with settings that are not saved, and what it may weigh, as forms are encoded. */
export const SITE_PREVIEW_FIELD = 'preview'
export const SITE_PREVIEW_MAX_BYTES = 768 * 1024
