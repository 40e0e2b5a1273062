import { createHash } from 'node:crypto'
import type { Language } from '#shared/constants/languages.ts'
import type { RenderedPage } from '#shared/contract/page-rendering.ts'

/** Vite's build manifest, as far as preloading needs it. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>

/** Fills the document with a rendered page. */
export function fillDocument(
  template: string,
  page: Pick<RenderedPage, 'head' | 'body' | 'data'>,
  { language, isOnly }: { language: Language; isOnly: boolean },
): string {
  const data = `<script id="page-data" type="application/json">${page.data}</script>`
  return (
    template
      // What was chosen in the browser before counts no more: told by the early script of the page.
      .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"${isOnly ? ' data-only-language' : ''}`)
      .replace('<!--page-head-->', () => page.head)
      .replace('<!--page-body-->', () => page.body)
      .replace('<!--page-data-->', () => data)
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
export function preloadLinks(manifest: Manifest, module: string): string {
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
  return [
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
  ].join('')
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
 * Leaves the scripts of a document until it has been painted: on a slow network everything before that belongs to what
 * is seen. Their elements stand in a template, without effect, until one inline script, the same on every page, puts
 * them to work. A tab in the background is not painted and has nothing to wait for.
 */
export function startAfterPaint(document: string): string {
  const waiting = document.match(WAITS)?.join('') ?? ''
  return document
    .replaceAll(WAITS, '')
    .replace(
      '</body>',
      () => `<template id="${WAITING}">${waiting}</template><script>${START}</script></body>`,
    )
}

/** The CSP hashes of the inline scripts of a document; blocks of data are no scripts. */
export function inlineScriptHashes(document: string): string[] {
  return [
    ...document.matchAll(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}
