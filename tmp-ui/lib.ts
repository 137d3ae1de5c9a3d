import { launchBrowser } from '/work/main/tests/support/browser.ts'
import { storedKeys } from '/work/main/shared/record/keys.ts'
export const url = 'http://127.0.0.1:8098'
export const orders = '/orderAll/orderAll'
export const call = async (path: string, token?: string, body?: unknown): Promise<any> => {
  const a = await fetch(url + path, { ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }), headers: { 'content-type': 'application/json', ...(token ? { token } : {}) } })
  const j: any = await a.json()
  if (j.status !== 1) throw new Error(path + ' ' + JSON.stringify(j))
  return j.data
}
export const start = async (account = 'leader', password = 'tidewall-demo') => {
  const browser = await launchBrowser()
  const session = await call('/api/v1/login', undefined, { account, password })
  const open = async (o: { lang?: 'zh' | 'en'; theme?: 'dark' | 'light'; width?: number; height?: number } = {}) => {
    const { lang = 'zh', theme = 'dark', width = 1366, height = 768 } = o
    const context = await browser.newContext({ viewport: { width, height }, locale: lang === 'zh' ? 'zh-CN' : 'en-US', deviceScaleFactor: 1, hasTouch: width < 500 })
    await context.addInitScript((items) => { if (sessionStorage.getItem('s')) return; sessionStorage.setItem('s', '1'); for (const [k, v] of Object.entries(items)) localStorage.setItem(k, v as string) },
      { [storedKeys.token]: session.token, [storedKeys.record]: JSON.stringify(session.user), [storedKeys.theme]: theme, [storedKeys.language]: lang })
    const page = await context.newPage()
    page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('NOISE', m.text()) })
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
    page.setDefaultTimeout(20000)
    return page
  }
  { const p = await open(); await p.goto(url + orders); for (let i = 0; i < 3; i++) { const b = p.getByRole('button', { name: '我知道了' }); try { await b.waitFor({ timeout: 2500 }); await b.click(); await p.waitForTimeout(500) } catch { break } } await p.context().close() }
  return { browser, open, session }
}
export const shot = async (page: any, name: string) => { await page.waitForTimeout(250); await page.screenshot({ path: `/tmp/w/ui2/shots/${name}.png` }); console.log('shot', name) }
