import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { fieldsIn } from '../../shared/record/fields.ts'
import type { ServedBuild } from '../reloads.ts'
import type { Timing } from '../timing.ts'
import { type Page, readPage } from './pages.ts'
import { type SetHeaders, securityHeaders } from './security-headers.ts'

/** A whole build as it is served: pages and headers in memory, assets by an index of the folder. */
export interface Build extends ServedBuild {
  readonly pages: Readonly<Record<'display' | 'console', Page>>
  readonly headers: SetHeaders
  readonly assets: ReturnType<typeof sirv>
}

const watched = ['build.json', 'display/index.html', 'console/index.html']
/** Changes whenever one of the three files is written. */
const signatureOf = (webDir: string): string =>
  watched
    .map((file) => {
      const stats = statSync(join(webDir, file), { throwIfNoEntry: false })
      return stats ? `${stats.mtimeMs}/${stats.size}` : '-'
    })
    .join(' ')

const readName = (webDir: string): string | undefined => {
  try {
    const { id } = fieldsIn(JSON.parse(readFileSync(join(webDir, 'build.json'), 'utf8')))
    return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : undefined
  } catch {
    return undefined
  }
}

/** The build in `webDir`, or null when it is not whole. */
export const readBuild = (webDir: string): Build | null => {
  const display = readPage(webDir, 'display')
  const consolePage = readPage(webDir, 'console')
  if (!display || !consolePage) return null
  const name = readName(webDir)
  return {
    id: name ?? display.etag.slice(1, 17),
    named: name !== undefined,
    pages: { display, console: consolePage },
    headers: securityHeaders([...new Set([...display.inlineScripts, ...consolePage.inlineScripts])]),
    assets: sirv(webDir, {
      dev: false,
      etag: true,
      brotli: true,
      gzip: true,
      dotfiles: false,
      extensions: [],
      setHeaders: (response, path) =>
        response.setHeader(
          'Cache-Control',
          path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    }),
  }
}

/** Keeps the newest whole build; `replaced` is called when one with another id took the place of an earlier one. */
export const watchBuild = (webDir: string, timing: Timing, replaced: (build: Build) => void) => {
  let signature = signatureOf(webDir)
  let seen = signature
  let current = readBuild(webDir)
  const timer = setInterval(() => {
    const now = signatureOf(webDir)
    // Two equal looks in a row: nobody is copying any more.
    const settled = now === seen
    seen = now
    if (!settled || now === signature) return
    const next = readBuild(webDir)
    if (!next) return
    signature = now
    const isNew = current !== null && current.id !== next.id
    current = next
    if (isNew) replaced(next)
  }, timing.buildEvery)
  timer.unref()
  return { current: (): Build | null => current, stop: (): void => clearInterval(timer) }
}
