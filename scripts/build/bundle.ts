/** Builds the browser's bundle and the server's rendering bundle, in a process of its own to keep the server slim. */
import { readFileSync, writeFileSync } from 'node:fs'
import { build, type InlineConfig } from 'vite'
import type { Manifest } from '#server/http/pages/document/page-document.ts'
import { STYLE_RULES, styleSheetIn } from '#server/http/pages/page-source.ts'
import { compressFiles } from './compress-files.ts'
import { cutStyles } from './cut-styles.ts'

const common: InlineConfig = { logLevel: 'warn', mode: 'production' }
await Promise.all([build(common), build({ ...common, build: { ssr: true } })])
await compressFiles('dist/web')
const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Manifest
const sheet = readFileSync(`dist/web/${styleSheetIn(manifest)}`, 'utf8')
writeFileSync(`dist/web/${STYLE_RULES}`, JSON.stringify(cutStyles(sheet)))
