import { call, shot, start, url } from './lib.ts'
const { browser, open, session } = await start('leader')
const token = session.token
const cut = await call('/api/v1/login', undefined, { account: 'cutter', password: 'tidewall-demo' })
const me = await call('/api/v1/member/choices?keyword=cutter', token)
console.log(JSON.stringify(me).slice(0, 300))
const p = await call('/api/v1/product/list?limit=10', token)
const products = p.list.map((x: any) => x.product_id)
const req = () => Math.random().toString(36).slice(2) + 'xxxxxxxx'
const press = (path: string, t: string, transition: string, key: string, more: object = {}) => call(path + '/transition', t, { transition, keys: [key], request_id: req(), seen: {}, ...more }).then((r: any) => { if (!r.results[0].ok) console.log(transition, key, r.results[0].message); return r })
const nos: string[] = []
const known = await call('/api/v1/clip/demand?limit=10', token)
if (known.total === 0) for (const [n, title] of ['空气炸锅 开箱首测', '丝绒哑光唇釉 上脸对比', '露营灯 夜景氛围', '便携榨汁杯 早餐篇'].entries()) {
  const { demand_no } = await call('/api/v1/clip/demand/save', token, { demand_no: null, clip_title: title, product_id: products[n], account: '@tide', required_count: 3 + n, ratio: 1, min_s: 15, max_s: 60, selling_points: '三秒出汁，随身携带', script: '开头 3 秒给结果\n中段展示过程', must: '品牌 LOGO', forbid: '绝对化用语', refs: null, priority: 2 + (n % 3), deadline: '2026-11-2' + (4 + n), fee: 2500, reviewer_id: null })
  nos.push(demand_no)
  if (n > 0) await press('/api/v1/clip/demand', token, 'submit', demand_no)
  if (n > 1) { await press('/api/v1/clip/demand', token, 'approve', demand_no); await press('/api/v1/clip/demand', token, 'split', demand_no, { tasks: 3, way: n === 2 ? 1 : 2, cutter_id: null }) }
}
const pool = await call('/api/v1/clip/task?task_state=0&limit=50', cut.token)
if (pool.list[0]) await press('/api/v1/clip/task', cut.token, 'claim', pool.list[0].task_no)
for (const theme of ['dark', 'light'] as const) for (const [width, height] of [[1366, 768], [1920, 1080], [390, 844]] as const) {
  const page = await open({ theme, width, height })
  await page.goto(url + '/bossFilmCutter/operating'); await page.waitForSelector('[data-ready]'); await shot(page, `demand-${theme}-${width}`)
  await page.goto(url + '/bossFilmCutter/operating?layout=table'); await page.waitForSelector('[data-ready]'); if (width === 1366) await shot(page, `demandt-${theme}-${width}`)
  await page.goto(url + '/bossFilmCutter/index'); await page.waitForSelector('[data-ready]'); await shot(page, `task-${theme}-${width}`)
  await page.context().close()
}
await browser.close()
const c = await start('cutter').catch((e) => { console.log(String(e)); return undefined })
if (c) { for (const [width, height] of [[1366, 768], [390, 844]] as const) { const page = await c.open({ width, height, theme: 'dark' }); await page.goto(url + '/bossFilmCutter/index'); await page.waitForSelector('[data-ready]'); await shot(page, `cutter-${width}`)
 const key = pool.list[0]?.task_no; if (key) { await page.goto(url + '/bossFilmCutter/index?open=' + key); await page.waitForTimeout(1200); await shot(page, `cutter-open-${width}`) } 
 await page.context().close() } await c.browser.close() }
