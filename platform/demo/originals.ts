import { materialKinds, materialSources, materialState } from '../../shared/areas/materials/states.ts'
import { requestState } from '../../shared/areas/originals/states.ts'
import { hasMaterials, insertMaterial, setMaterial } from '../queries/materials/materials.ts'
import { insertUse, setUse } from '../queries/originals/originals.ts'
import { starCutter } from './accounts.ts'
import { bring, drawn, type Ways } from './bring.ts'
import { type DemoCompany, readMembers } from './plan.ts'
import { makeVideo } from './videos.ts'

const DAY = 86_400
const PLATFORM = 0
const [FOOTAGE] = materialKinds
const [, , STAR] = materialSources

/** What became of the demo company's request for each: approved, waiting, rejected, none. */
const originals = [
  { title: '演示 · 星源 海边实拍', tags: '户外,海边', hue: 0.7, seconds: 14, state: requestState.approved },
  { title: '演示 · 星源 城市街拍', tags: '街拍,夜景', hue: 2.2, seconds: 12, state: requestState.asked },
  { title: '演示 · 星源 厨房口播', tags: '口播,厨房', hue: 3.9, seconds: 16, state: requestState.rejected },
  { title: '演示 · 星源 宠物日常', tags: '宠物', hue: 5.3, seconds: 10, state: null },
] as const

/** Originals of the platform itself, marked as the demo's in their names, and what the demo company asked for; nothing where there are some. */
export const insertDemoOriginals = async (ways: Ways, demo: DemoCompany, now: number): Promise<void> => {
  const { db } = ways
  const ids = await readMembers(db, demo)
  const [owner, asker] = [ids.get('ops'), ids.get(starCutter)]
  if (owner === undefined || asker === undefined || (await hasMaterials(db, PLATFORM))) return
  for (const [n, { title, tags, hue, seconds, state }] of originals.entries()) {
    const whose = { company_id: PLATFORM, member_id: owner }
    const file_id = await bring(ways, { ...whose, name: `${title}.mp4`, content: await makeVideo(seconds, hue) }, now)
    if (file_id === undefined) return
    await drawn(ways, file_id, hue, now)
    await db.transaction().execute(async (tx) => {
      const about = { title, tags, folder: '', kind: FOOTAGE, source: STAR, product_id: null, creator_id: null }
      const material = { ...whose, ...about, file_id, licence_until_t: null, state: materialState.usable }
      const id = Number(await insertMaterial(tx, material, now - n * DAY))
      await setMaterial(tx, id, { shared: 1 }, now)
      if (state === null) return
      const asks = { material_id: id, owner_company_id: PLATFORM, company_id: demo.company_id, member_id: asker }
      const terms = { purpose: '夏季投放混剪', account: '@tide.us', until_t: now + 30 * DAY }
      const use = await insertUse(tx, { ...asks, ...terms }, now - DAY)
      const reason = state === requestState.rejected ? '档期与独家合作冲突' : ''
      if (state !== requestState.asked) await setUse(tx, Number(use), { state, reason, decided_by: owner }, now)
    })
  }
}
