import type { IncomingMessage, ServerResponse } from 'node:http'
import { displayPaths } from '../../shared/access/screens.ts'
import { sendText } from './answers.ts'
import type { Build } from './build.ts'
import { sendPage } from './pages.ts'

const displayPages = new Set(displayPaths)
const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)
const isFile = (path: string): boolean => path.startsWith('/assets/') || (path.split('/').at(-1) ?? '').includes('.')
/** The two pages are served under the paths of their screens only. */
const isPageSource = (path: string): boolean => path.endsWith('.html') || path.endsWith('.br') || path.endsWith('.gz')

/** Which app answers a navigation to `path`. */
export const appOf = (path: string): 'display' | 'console' => (displayPages.has(trimmed(path)) ? 'display' : 'console')

const notFound = (response: ServerResponse): void => sendText(response, 404, '找不到此文件 / There is no such file')

/**
 * A built file. Its stream has no keeper: a file that went away with its build would end the process, so would a range
 * that ends before it begins. The first cuts the connection (headers are out), ranges are not offered.
 */
const sendFile = (request: IncomingMessage, response: ServerResponse, build: Build): void => {
  delete request.headers.range
  response.on('pipe', (file) => file.on('error', () => response.destroy()))
  build.assets(request, response, () => notFound(response))
}

/** Files by their names, every other path as a page of its app. A missing file is never answered with a page. */
export const serveApps = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  build: Build | null,
): void => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendText(response, 405, '不支持此方法 / This method is not supported')
  } else if (!build) sendText(response, 503, '界面尚未构建，请稍后再试 / The apps are not built yet, try again later')
  else if (!isFile(path)) sendPage(request, response, build.pages[appOf(path)])
  else if (isPageSource(path)) notFound(response)
  else sendFile(request, response, build)
}
