import { createHash } from 'node:crypto'
import type { Language } from '#shared/constants/languages.ts'
import type { RenderedPage } from '#shared/contract/page-rendering.ts'
import type { UsedStyles } from './used-styles.ts'

/** Vite's build manifest, as far as preloading needs it. */
export type Manifest = Record<
  string,
  { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
>

const MARK = /<html lang="[^"]*"|<!--page-(?<mark>head|style|links|banner|body|data|scripts)-->/g

/** Where something is put into a document; `language` is the language in its first element. */
type Mark = 'language' | 'head' | 'style' | 'links' | 'banner' | 'body' | 'data' | 'scripts'

/** The document around a page, cut at its marks: what stands between them is encoded once for all pages. */
export type Template = {
  pieces: readonly (Buffer | Mark)[]
  /** What stands at some marks whatever is rendered. */
  filled: Partial<Record<Mark, string>>
  /** Of the style sheet of the site; without, a document links it or has none. */
  usedStyles?: UsedStyles
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

export type FilledDocument = {
  html: Buffer
  /** What the content policy calls its one inline style sheet, where it has one. */
  styleHash: string | undefined
}

/** A document with a rendered page in it, as it is sent: with the styles of what it shows, so that its first paint waits for nothing. */
export function fillDocument(
  { pieces, filled, usedStyles }: Template,
  page: Pick<RenderedPage, 'head' | 'style' | 'body' | 'data'>,
  { language, isOnly }: { language: Language; isOnly: boolean },
): FilledDocument {
  const style = (usedStyles?.((filled.banner ?? '') + page.body) ?? '') + page.style
  const parts: Template['filled'] = {
    ...filled,
    // What was chosen in the browser before counts no more: told by the early script of the page.
    language: `<html lang="${language}"${isOnly ? ' data-only-language' : ''}`,
    head: page.head,
    style: style === '' ? '' : `<style>${style}</style>`,
    body: page.body,
    data: `<script id="page-data" type="application/json">${page.data}</script>`,
  }
  const html = Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(parts[piece] ?? '') : piece)),
  )
  return { html, styleHash: style === '' ? undefined : sourceHash(style) }
}

/** Links that make the browser fetch a screen's chunks together with the entry, and styles of its own before it is shown. */
export function preloadLinks(
  manifest: Manifest,
  module: string,
): Required<Pick<Template['filled'], 'scripts' | 'links'>> {
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
    links: [...styles].map((file) => `<link rel="stylesheet" href="/${file}">`).join(''),
  }
}

/** Where the scripts of a document wait. */
const WAITING = 'scripts'

const START = [
  '(()=>{',
  'const root=document.documentElement,start=()=>{delete root.dataset.unpainted;',
  `document.head.append(document.getElementById('${WAITING}').content)};`,
  "if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))start();",
  'else new PerformanceObserver((paints,observer)=>{',
  "if(paints.getEntriesByName('first-contentful-paint').length){observer.disconnect();start()}",
  '})',
  ".observe({type:'paint',buffered:true})",
  '})()',
].join('')

const WAITS = /<link rel="(?:modulepreload|preload" as="style)"[^>]*>|<script type="module"[^>]*><\/script>/g

/**
 * Leaves the scripts of a document, those at its mark for scripts, and the styles of other pages until it has been painted: on a
 * slow network everything before that belongs to what is seen. Their elements stand in a template, without effect, until one inline script, the same on every page, puts
 * them to work. Until then the root says `data-unpainted`, for which pictures of later views wait (`after-paint` in the styles). A tab in the
 * background is not painted and has nothing to wait for.
 */
export function startAfterPaint(document: string): string {
  const waiting = document.match(WAITS)?.join('') ?? ''
  return document
    .replaceAll(WAITS, '')
    .replace(/<html lang="[^"]*"/, '$& data-unpainted')
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
  ].map(([, script = '']) => sourceHash(script))
}

/** How the content policy names an inline script or style sheet (CSP 3, hash-source). */
export const sourceHash = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`
