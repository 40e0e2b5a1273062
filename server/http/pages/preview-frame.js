// Runs first in a page with settings that are not saved, inside its frame in the panel.
;(() => {
  const { change, field, language, pages, calls, address } = JSON.parse(
    document.getElementById('preview-data').textContent,
  )
  history.replaceState(null, '', address)

  // What a page remembers in the browser is the editor's own: here it is kept until the page goes.
  const createMemory = (entries) => {
    const kept = new Map(entries)
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, String(value)),
      removeItem: (key) => void kept.delete(key),
    }
  }
  const put = (target, name, descriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...descriptor })
  put(window, 'localStorage', { value: createMemory([['language', language]]) })
  put(window, 'sessionStorage', { value: createMemory([]) })
  put(document, 'cookie', { get: () => '', set: () => {} })
  put(window, 'EventSource', { value: undefined })
  put(window, 'XMLHttpRequest', { value: undefined })

  const REFUSED = {
    ru: 'Это предпросмотр: отсюда ничего не отправляется.',
    en: 'This is a preview: nothing is sent from here.',
  }
  const answer = (body, status) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  const shownLanguage = () => (document.documentElement.lang === 'en' ? 'en' : 'ru')

  const ask = window.fetch.bind(window)
  window.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(input, location.href)
    const { method = 'GET' } = init
    if (!pathname.startsWith('/api/') && (method === 'GET' || method === 'HEAD')) return ask(input, init)
    if (method !== 'GET') return answer({ code: 'not_allowed', message: REFUSED[shownLanguage()] }, 403)
    const reply = await ask(calls, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'accept-language': shownLanguage() },
      body: JSON.stringify({ ...change, address: pathname + search, language: shownLanguage() }),
    })
    if (!reply.ok) return reply
    const { status, body } = await reply.json()
    return answer(body, status)
  }

  // Whatever would load another document asks for that page with the same settings, or opens beside the panel.
  const open = (target) => {
    const url = new URL(target, location.href)
    const isPage = url.origin === location.origin && !/\.\w+$/.test(url.pathname)
    if (!isPage) return void window.open(url.href, '_blank', 'noopener')
    url.searchParams.delete('lang')
    const form = document.createElement('form')
    form.method = 'post'
    form.action = pages
    const input = document.createElement('input')
    input.name = field
    input.value = JSON.stringify({
      ...change,
      address: url.pathname + url.search,
      language: shownLanguage(),
    })
    form.append(input)
    document.documentElement.append(form)
    form.submit()
  }
  window.navigation?.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination
    // A page with the same settings is what it asks for already, or what the panel does.
    if (sameDocument || !event.cancelable || new URL(url).pathname === pages) return
    event.preventDefault()
    open(url)
  })
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link || event.defaultPrevented) return
    const url = new URL(link.href, location.href)
    if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return
    event.preventDefault()
    open(url)
  })

  // A mark that is not saved yet has not been made into its sizes: it stands as it was uploaded.
  document.addEventListener(
    'error',
    ({ target }) => {
      const [, name] = /\/site-images\/([0-9a-f]{32})-/.exec(target.src ?? '') ?? []
      if (name) target.src = `/uploads/${name}.webp`
    },
    true,
  )

  // The panel says where its reader is, and in which language.
  const tell = () =>
    window.parent.postMessage(
      { previewed: { address: location.pathname + location.search, language: shownLanguage() } },
      location.origin,
    )
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name].bind(history)
    history[name] = (...given) => {
      change(...given)
      tell()
    }
  }
  window.addEventListener('popstate', tell)
  // Escape leaves the preview, unless it closes something in the page.
  window.addEventListener(
    'keydown',
    ({ key, isComposing }) => {
      if (key !== 'Escape' || isComposing) return
      if (document.querySelector('dialog:modal, header [aria-expanded="true"]')) return
      window.parent.postMessage({ isLeft: true }, location.origin)
    },
    true,
  )
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['lang'] })
  tell()
})()
