import { createHash } from 'node:crypto'
import type { Language } from '#shared/constants/languages.ts'
import type { RenderedPage } from '#shared/contract/page-rendering.ts'

/** Vite's build manifest, as far as preloading needs it. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>

const MARK = /<html lang="[^"]*"|<!--page-(?<mark>head|styles|banner|body|data|scripts)-->/g

/** Where something is put into a document; `language` is the language in its first element. */
type Mark = 'language' | 'head' | 'styles' | 'banner' | 'body' | 'data' | 'scripts'

/** The document around a page, cut at its marks: what stands between them is encoded once for all pages. */
export type Template = {
  pieces: readonly (Buffer | Mark)[]
  /** What stands at some marks whatever is rendered. */
  filled: Partial<Record<Mark, string>>
}

/** Cuts a document at `<!--page-head-->` and the like; marks that it does not have are left out. */
export function cutTemplate(document: string): Template {
  const pieces: (Buffer | Mark)[] = []
  let end = 0
  for (const found of document.matchAll(MARK)) {
    pieces.push(Buffer.from(document.slice(end, found.index)), (found.groups?.mark as Mark) ?? 'language')
    end = found.index + found[0].length
  }
  return { pieces: [...pieces, Buffer.from(document.slice(end))], filled: {} }
}

/** A document with a rendered page in it, as it is sent. */
export function fillDocument(
  { pieces, filled }: Template,
  page: Pick<RenderedPage, 'head' | 'body' | 'data'>,
  { language, isOnly }: { language: Language; isOnly: boolean },
): Buffer {
  const parts: Template['filled'] = {
    ...filled,
    // What was chosen in the browser before counts no more: told by the early script of the page.
    language: `<html lang="${language}"${isOnly ? ' data-only-language' : ''}`,
    head: page.head,
    body: page.body,
    data: `<script id="page-data" type="application/json">${page.data}</script>`,
  }
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(parts[piece] ?? '') : piece)),
  )
}

/** Puts linked stylesheets into the document: they are small, and the first paint waits for nothing then. */
export async function inlineStylesheets(
  document: string,
  read: (path: string) => Promise<string>,
): Promise<string> {
  let result = document
  for (const [link, href = ''] of document.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)) {
    const css = await read(href)
    result = result.replace(link, () => `<style>${css}</style>`)
  }
  return result
}

/** Links that make the browser fetch a screen's chunks, and their styles, together with the entry. */
export function preloadLinks(
  manifest: Manifest,
  module: string,
): Required<Pick<Template['filled'], 'scripts' | 'styles'>> {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || chunk.isEntry || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(module)
  return {
    scripts: [...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
    styles: [...styles].map((file) => `<link rel="stylesheet" href="/${file}">`).join(''),
  }
}

/** Where the scripts of a document wait. */
const WAITING = 'scripts'

const START = [
  '(()=>{',
  `const start=()=>document.head.append(document.getElementById('${WAITING}').content);`,
  "if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))start();",
  'else new PerformanceObserver((paints,observer)=>{',
  "if(paints.getEntriesByName('first-contentful-paint').length){observer.disconnect();start()}",
  '})',
  ".observe({type:'paint',buffered:true})",
  '})()',
].join('')

const WAITS = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g

/**
 * Leaves the scripts of a document, and those at its mark for scripts, until it has been painted: on a slow network everything before that belongs to what
 * is seen. Their elements stand in a template, without effect, until one inline script, the same on every page, puts
 * them to work. A tab in the background is not painted and has nothing to wait for.
 */
export function startAfterPaint(document: string): string {
  const waiting = document.match(WAITS)?.join('') ?? ''
  return document
    .replaceAll(WAITS, '')
    .replace(
      '</body>',
      () =>
        `<template id="${WAITING}">${waiting}<!--page-scripts--></template><script>${START}</script></body>`,
    )
}

/** The CSP hashes of the inline scripts of a document; blocks of data are no scripts. */
export function inlineScriptHashes(document: string): string[] {
  return [
    ...document.matchAll(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}
