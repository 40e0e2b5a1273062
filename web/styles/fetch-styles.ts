import styles from './main.css?url'

/**
 * Fetches the styles of all pages, of which the document brought what it shows. May be called again when it failed.
 * @throws where they do not come
 */
export async function fetchStyles(): Promise<void> {
  const link = document.createElement('link')
  await new Promise((resolve, reject) => {
    Object.assign(link, {
      rel: 'stylesheet',
      crossOrigin: '',
      href: styles,
      onload: resolve,
      onerror: reject,
    })
    document.head.append(link)
  }).catch(() => {
    link.remove()
    throw new Error('The styles did not come.')
  })
}
