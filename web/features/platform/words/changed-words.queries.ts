import { wordEndpoints } from '#shared/contract/platform/words.ts'
import { call } from '#web/api/client.ts'

/** All that is changed of the words of the site, in both languages. */
export const fetchChangedWords = () => call(wordEndpoints.changed, {})
