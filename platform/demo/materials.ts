import sharp from 'sharp'
import { materialState } from '../../shared/areas/materials/states.ts'
import { hasMaterials, insertMaterial } from '../queries/materials/materials.ts'
import { bring, drawn, type Ways } from './bring.ts'
import { isSmall, readTeam } from './clips.ts'
import type { DemoCompany } from './plan.ts'
import { makeVideo } from './videos.ts'

interface Sample {
  readonly title: string
  readonly kind: number
  readonly source: number
  readonly folder: string
  readonly tags: string
  readonly state: number
  /** Of a video, by which its pictures are drawn. */
  readonly hue?: number
  readonly bytes: () => Buffer | Promise<Buffer>
  /** Days for which it may be used; without an end else. */
  readonly licensed?: number
}

const RATE = 8000

/** A tone that fades: 16 bits, one channel. */
const tone = (seconds: number): Buffer => {
  const count = seconds * RATE
  const wav = Buffer.alloc(44 + count * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + count * 2, 4)
  wav.write('WAVEfmt ', 8)
  for (const [value, at] of [
    [16, 16],
    [RATE, 24],
    [RATE * 2, 28],
    [count * 2, 40],
  ] as const)
    wav.writeUInt32LE(value, at)
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [2, 32],
    [16, 34],
  ] as const)
    wav.writeUInt16LE(value, at)
  wav.write('data', 36)
  for (let n = 0; n < count; n++)
    wav.writeInt16LE(Math.round(9000 * (1 - n / count) * Math.sin((n * 2 * Math.PI * 440) / RATE)), 44 + n * 2)
  return wav
}

const picture = (width: number, height: number, from: string, to: string): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"
    x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="42%" r="${width / 5}" fill="#fff8"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}

const { usable, review, off } = materialState

const footage = (
  title: string,
  folder: string,
  tags: string,
  seconds: number,
  hue: number,
  licensed?: number,
): Sample => ({
  ...{ title: `演示 · ${title}`, kind: 1, source: 4, folder, tags, state: usable, hue },
  ...(licensed === undefined ? {} : { licensed }),
  bytes: () => makeVideo(seconds, hue),
})

const samples: readonly Sample[] = [
  footage('厨房场景 原始素材', '素材/室内', '厨房,近景', 24, 5, 30),
  footage('户外试用 原始素材', '素材/户外', '户外,夜景', 18, 1.5, 2),
  footage('直播切片 讲解', '素材/直播', '讲解,近景', 20, 3),
  {
    title: '演示 · 主图',
    kind: 3,
    source: 1,
    folder: '图片/主图',
    tags: '主图,近景',
    state: usable,
    bytes: () => picture(720, 1280, '#0b7', '#06c'),
    licensed: 6,
  },
  {
    title: '演示 · 开箱封面',
    kind: 3,
    source: 2,
    folder: '图片/封面',
    tags: '开箱',
    state: review,
    bytes: () => picture(1080, 1080, '#f80', '#c06'),
  },
  {
    title: '演示 · 横版贴片',
    kind: 3,
    source: 1,
    folder: '图片/封面',
    tags: '贴片',
    state: off,
    bytes: () => picture(1280, 720, '#408', '#08f'),
  },
  { title: '演示 · 提示音', kind: 4, source: 1, folder: '音效', tags: '音效', state: usable, bytes: () => tone(2) },
  {
    title: '演示 · 口播脚本',
    kind: 5,
    source: 1,
    folder: '',
    tags: '脚本',
    state: usable,
    bytes: () => Buffer.from('开场：镜头推近。\n第一句：这个杯子早上装的冰，晚上还在。\n结尾：点击下方链接。\n'),
  },
  {
    title: '演示 · 蓝牙耳机主图',
    kind: 3,
    source: 3,
    folder: '图片/主图',
    tags: '耳机,主图',
    state: usable,
    bytes: () => picture(1080, 1080, '#123', '#39f'),
  },
  {
    title: '演示 · 达人试用图',
    kind: 3,
    source: 2,
    folder: '图片/封面',
    tags: '试用',
    state: usable,
    bytes: () => picture(720, 1280, '#fb4', '#e36'),
    licensed: 40,
  },
  { title: '演示 · 转场音', kind: 4, source: 5, folder: '音效', tags: '转场', state: usable, bytes: () => tone(1) },
  {
    title: '演示 · 收纳盒脚本',
    kind: 5,
    source: 1,
    folder: '',
    tags: '脚本',
    state: usable,
    bytes: () => Buffer.from('开场：乱糟糟的抽屉。\n第一句：三分钟，换一个样子。\n结尾：同款在左下角。\n'),
  },
]

/** Seconds of the videos: within what most demands ask for. */
const SHORTEST = 16

/**
 * What the demo's library holds, and a video of each film cutter, which versions of clips point to: made by the demo itself, and
 * marked as such in their names; nothing where the library holds something.
 */
export const insertDemoMedia = async (ways: Ways, demo: DemoCompany, now: number): Promise<void> => {
  const { db } = ways
  const { company_id } = demo
  const team = await readTeam(db, demo)
  if (!team || (await hasMaterials(db, company_id))) return
  for (const [n, member_id] of team.cutters.slice(0, isSmall(demo) ? 2 : undefined).entries()) {
    const content = await makeVideo(SHORTEST + n, n)
    const id = await bring(ways, { company_id, member_id, name: `演示 · 成片 ${n + 1}.mp4`, content }, now)
    if (id !== undefined) await drawn(ways, id, n, now)
  }
  const member_id = team.leader
  for (const [n, { title, kind, source, folder, tags, state, hue, bytes, licensed }] of samples.entries()) {
    const file_id = await bring(ways, { company_id, member_id, name: title, content: await bytes() }, now)
    if (file_id === undefined) return
    if (hue !== undefined) await drawn(ways, file_id, hue, now)
    const whose = {
      company_id,
      member_id,
      product_id: null,
      creator_id: null,
      licence_until_t: licensed === undefined ? null : now + licensed * 86_400,
    }
    const material = { ...whose, title, kind, source, folder, tags, state, file_id }
    await db.transaction().execute((tx) => insertMaterial(tx, material, now - n * 5 * 3600))
  }
}
