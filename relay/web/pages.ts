import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The one HTML page of an app, in memory with its encodings. */
export interface Page {
  readonly html: Buffer
  readonly br: Buffer
  readonly gz: Buffer
  readonly etag: string
  /** CSP sources of its inline scripts. */
  readonly inlineScripts: readonly string[]
}

const inlineScript = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi
const assetReference = /\b(?:src|href)="(\/assets\/[^"?#]+)"/g
const sha256 = (content: string | Buffer, form: 'hex' | 'base64'): string =>
  createHash('sha256').update(content).digest(form)

/** Reads the page of `app`; null when it or an asset that it names is missing, as in a half copied build. */
export const readPage = (webDir: string, app: 'display' | 'console'): Page | null => {
  let html: Buffer
  try {
    html = readFileSync(join(webDir, app, 'index.html'))
  } catch {
    return null
  }
  const text = html.toString('utf8')
  for (const [, asset] of text.matchAll(assetReference)) {
    if (asset && !existsSync(join(webDir, asset))) return null
  }
  const scripts = [...text.matchAll(inlineScript)].map(([, script]) => `'sha256-${sha256(script ?? '', 'base64')}'`)
  return {
    html,
    br: brotliCompressSync(html),
    gz: gzipSync(html, { level: 9 }),
    etag: `"${sha256(html, 'hex').slice(0, 24)}"`,
    inlineScripts: scripts,
  }
}

const accepts = (request: IncomingMessage, coding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i').test(
    String(request.headers['accept-encoding'] ?? ''),
  )

/** Always asked for again, seldom sent again. */
export const sendPage = (request: IncomingMessage, response: ServerResponse, page: Page): void => {
  const coding = accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : undefined
  const body = coding === 'br' ? page.br : coding === 'gzip' ? page.gz : page.html
  // One tag for each encoding: a strong tag names bytes.
  const etag = coding ? `${page.etag.slice(0, -1)}-${coding}"` : page.etag
  response.setHeader('ETag', etag)
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding')
  const known = String(request.headers['if-none-match'] ?? '')
  if (known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', body.length)
  if (coding) response.setHeader('Content-Encoding', coding)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}
