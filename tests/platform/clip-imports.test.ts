import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importTable } from '../../platform/imports/import-table.ts'
import { clipDemandWorkflow } from '../../shared/areas/clips/demand-workflow.ts'
import { dayText } from '../../shared/time/zone.ts'
import { makeVideo } from '../support/clip-beds.ts'
import { temporaryFolder } from '../support/folder.ts'
import { makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { importer } from './import-support.ts'
import { openBase } from './ingest-support.ts'
import { makeTableWorld, sender } from './table-import-support.ts'

const data = temporaryFolder('tidewall-clip-imports-')
let platform: TestPlatform
let world: Awaited<ReturnType<typeof makeTableWorld>>
let send: ReturnType<typeof sender>

/** A day so many days from now. */
const inDays = (n: number): string => dayText(Math.floor(Date.now() / 86_400_000) + n)
const due = inDays(9)

beforeAll(async () => {
  platform = await startTestPlatform({ dataDir: join(data.path, '.data') })
  world = await makeTableWorld(platform)
  const { db, signIn } = platform
  const access = { is_share_video: true, video_menu: [1, 2, 3] }
  for (const name of ['boss', 'rival'])
    await db.updateTable('member').set(access).where('username', '=', name).execute()
  await makeMember(db, 'orderer', world.company, world.boss, access)
  world.tokens.set('orderer', await signIn('orderer', password))
  send = sender(platform, world.tokens)
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  data[Symbol.dispose]()
})

const demands = () =>
  platform.db.selectFrom('clip_demand').selectAll().where('company_id', '=', world.company).orderBy('id').execute()

test('[CL35] demands come from a file as drafts, are changed by the same key, and not once they were submitted', async () => {
  const zh = `编号,标题,商品ID,条数,截止日期,比例,优先级,费用\nA-1,开箱,north-a,3,${due},9:16,加急,15.50\nA-2,测评,north-a,2,${due},横屏,,\n`
  expect((await send.imported('boss', 'clip-demands', zh)).summary).toMatchObject({ lines: 2, added: 2, refused: 0 })
  const [first, second] = await demands()
  expect(first).toMatchObject({
    outer_key: 'A-1',
    title: '开箱',
    product_id: 'north-a',
    required_count: 3,
    ratio: 1,
    priority: 4,
    fee_amt: 1550,
    currency: 'USD',
    state: 0,
    min_s: 15,
    max_s: 60,
    member_id: world.boss,
  })
  expect(second).toMatchObject({ ratio: 3, priority: 2, fee_amt: 0 })
  expect((await send.imported('boss', 'clip-demands', zh)).summary).toMatchObject({ added: 0, changed: 0, same: 2 })
  const no = `CD${String(second?.id).padStart(6, '0')}`
  const en = `Key,Title,Product ID,Clips,Due,Max seconds,Script\nA-1,Unboxing,north-a,3,${due},,Open it.\n${no},Review,north-a,2,${due},45,\n`
  expect((await send.imported('boss', 'clip-demands', en)).summary).toMatchObject({ changed: 2, added: 0 })
  expect(await demands()).toMatchObject([
    { title: 'Unboxing', script: 'Open it.', fee_amt: 1550, outer_key: 'A-1' },
    { title: 'Review', max_s: 45, ratio: 3, outer_key: 'A-2' },
  ])
  const press = presser(platform, clipDemandWorkflow)
  expect(await press.one(world.tokens.get('boss') ?? '', 'submit', no)).toMatchObject({ ok: true })
  const again = await send.imported('boss', 'clip-demands', en)
  expect(again.summary).toMatchObject({ same: 1, refused: 1 })
  expect(await send.rejects(again)).toContain('this demand was submitted and is not changed')
  const logged = await sql<{ n: number }>`
    select count(*)::int as n from audit_log where action = 'clip_demand.import'`.execute(platform.db)
  expect(logged.rows).toEqual([{ n: 4 }])
})

test('[CL35] what cannot be ordered is refused by its column, and nobody changes the draft of others', async () => {
  const lines = [
    `B-1,x,nothing,1,${due},,`,
    `B-2,x,north-a,1,${inDays(-3)},,`,
    `B-3,x,north-a,1,${due},50,20`,
    `B-4,x,north-a,0,${due},,`,
    `CD999999,x,north-a,1,${due},,`,
    `B-5,,north-a,1,${due},,`,
  ]
  const file = `Key,Title,Product ID,Clips,Due,Min seconds,Max seconds\n${lines.join('\n')}\n`
  const before = (await demands()).length
  const run = await send.imported('boss', 'clip-demands', file)
  expect(run.summary).toMatchObject({ lines: 6, added: 0, refused: 6 })
  const text = await send.rejects(run)
  for (const why of [
    'no such product',
    'Due: this day is over',
    'Length: the most',
    'Clips: ',
    'no such demand',
    'Title: ',
  ])
    expect(text).toContain(why)
  expect(await demands()).toHaveLength(before)
  const theirs = await send.imported(
    'orderer',
    'clip-demands',
    `Key,Title,Product ID,Clips,Due\nA-1,Taken,north-a,1,${due}\n`,
  )
  expect(theirs.summary).toMatchObject({ refused: 1, changed: 0 })
  expect((await demands())[0]).toMatchObject({ title: 'Unboxing' })
})

test('[CL36] materials come from a file that names files which were uploaded; the same key changes them, another file is the next version', async () => {
  const { db } = platform
  const sha256 = 'a'.repeat(64)
  const film = await makeVideo(db, world.company, world.boss, { name: 'lamp.mp4', sha256 })
  const newer = await makeVideo(db, world.company, world.boss, { name: 'lamp 2.mp4', sha256: 'b'.repeat(64) })
  const picture = await makeVideo(db, world.company, world.boss, { name: 'cover.jpg', kind: 2, duration_ms: null })
  for (const hash of ['c', 'd'])
    await makeVideo(db, world.company, world.boss, { name: 'twice.mp4', sha256: hash.repeat(64) })
  await makeVideo(db, world.company, world.boss, { name: 'coming.mp4', state: 1 })
  await makeVideo(db, world.rivals, world.boss, { name: 'theirs.mp4' })
  const head = 'Key,Title,File,Kind,Product ID,Folder,Tags,Licensed until'
  const file = `${head}\nM1,Lamp,${sha256.toUpperCase()},,north-a,Lamps,"night，camp, night",${inDays(30)}\nM2,Cover,cover.jpg,图片,,,,\n`
  expect((await send.imported('boss', 'materials', file)).summary).toMatchObject({ lines: 2, added: 2, refused: 0 })
  const rows = () =>
    db.selectFrom('material').selectAll().where('company_id', '=', world.company).orderBy('outer_key').execute()
  expect(await rows()).toMatchObject([
    {
      outer_key: 'M1',
      kind: 1,
      state: 2,
      file_id: film,
      product_id: 'north-a',
      tags: 'night,camp',
      folder: 'Lamps',
      version_no: 1,
    },
    { outer_key: 'M2', kind: 3, file_id: picture, source: 1, folder: '', licence_until_t: null, member_id: world.boss },
  ])
  expect((await send.imported('boss', 'materials', file)).summary).toMatchObject({ same: 2, added: 0, changed: 0 })
  const next = `${head}\nM1,Lamp,lamp 2.mp4,,,,,\nM2,Cover page,cover.jpg,,,,,\n`
  expect((await send.imported('boss', 'materials', next)).summary).toMatchObject({ changed: 2 })
  expect(await rows()).toMatchObject([
    { file_id: newer, version_no: 2, tags: 'night,camp', folder: 'Lamps' },
    { title: 'Cover page', version_no: 1 },
  ])
  const versions = await sql<{ no: number }>`
    select v.no from material_version v join material m on m.id = v.material_id and m.outer_key = 'M1'
    where m.company_id = ${world.company} order by 1`.execute(db)
  expect(versions.rows).toEqual([{ no: 1 }, { no: 2 }])
  const wrong = [
    'twice.mp4,,',
    'coming.mp4,,',
    'theirs.mp4,,',
    '../../etc/passwd,,',
    'cover.jpg,音频,',
    'lamp.mp4,,nothing',
  ]
  const bad = `Key,Title,File,Kind,Product ID\n${wrong.map((cells, n) => `X${n},x,${cells}`).join('\n')}\nX9,x,lamp.mp4,,\n`
  const run = await send.imported('boss', 'materials', bad)
  expect(run.summary).toMatchObject({ lines: 7, added: 1, refused: 6 })
  const text = await send.rejects(run)
  for (const why of [
    'several files have this name',
    'no such usable file',
    'the file is no such material',
    'no such product',
  ])
    expect(text).toContain(why)
})

test('[CL35] [CL36] the command imports in the name of the first leader who sees the company, and says so where there is none', async () => {
  await using base = await openBase()
  using files = importer(base)
  const company = await base.company('Tide')
  const file = files.write('demands.csv', `Key,Title,Product ID,Clips,Due\nA,Unboxing,p-1,1,${due}\n`)
  const options = {
    file,
    company: 'Tide',
    rejects: `${file}.rejects.csv`,
    encoding: undefined,
    dates: 'auto',
    numbers: 'auto',
    asOf: undefined,
    map: {},
    dryRun: false,
  } as const
  const run = () => importTable(base, 'clip-demands', options)
  expect(await run()).toMatchObject({ lines: 1, refused: 1 })
  const leader = await makeMember(base.db, 'leader', company, 0, { privilege_id: 1 })
  await sql`insert into product (company_id, product_id, shop_id, title, first_seen_t, add_time, update_time)
    values (${company}, 'p-1', 's', 'Fryer', 0, 0, 0)`.execute(base.db)
  expect(await run()).toMatchObject({ lines: 1, added: 1 })
  const rows = await base.rows('select member_id, title from clip_demand where company_id = $1', [company])
  expect(rows).toEqual([{ member_id: leader, title: 'Unboxing' }])
})
