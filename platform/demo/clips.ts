import * as z from 'zod/mini'
import type { Db, Tx } from '../db/tables.ts'
import { raiseVersion } from '../queries/pulse.ts'
import { clipCutters, clipReviewer, teamLeaders } from './accounts.ts'
import { type ClipProduct, type ClipTeam, demandBook, type Making, type Shape } from './clip-books.ts'
import { readSellingVideos, type SellingVideo } from './clip-contents.ts'
import { type ClipVideo, readVideos } from './clip-files.ts'
import { nameMaterials } from './clip-materials.ts'
import { type DemandPlan, deskPlans, filmPlans } from './clip-plans.ts'
import { writeBooks } from './clip-rows.ts'
import type { CompanyBook } from './fill.ts'
import { type DemoCompany, readMembers, readSetting, writeSetting } from './plan.ts'
import { at } from './weights.ts'

/** A demo that is smaller has a handful of demands, and its team rests. */
const SMALLEST = 0.05
/** Business days in which videos are looked for that sell. */
const VIDEO_DAYS = 8

const doneKey = 'demo.clips'
/** Whether the demands without videos, and those with, are written. */
const doneShape = z.optional(z.object({ desk: z.boolean(), films: z.boolean() }))

export const isSmall = ({ plan }: DemoCompany): boolean => plan.scale < SMALLEST

/** The members that do clip work; undefined in a demo that was made before it had a clip team. */
export const readTeam = async (db: Db | Tx, demo: DemoCompany): Promise<ClipTeam | undefined> => {
  const ids = await readMembers(db, demo)
  const idsOf = (names: readonly string[]) => names.flatMap((name) => ids.get(name) ?? [])
  const [leader] = idsOf(['leader'])
  const [reviewer] = idsOf([clipReviewer])
  const cutters = idsOf(clipCutters)
  if (leader === undefined || reviewer === undefined || cutters.length < 3) return undefined
  return { leader, reviewer, cutters, askers: [leader, ...idsOf(teamLeaders)] }
}

const ratios = [9 / 16, 1, 16 / 9] as const
const ratioOf = ({ width, height }: ClipVideo): number =>
  1 + ratios.findIndex((ratio) => Math.abs(width / height / ratio - 1) <= 0.02)

/** What can be ordered so that the videos which there are fit; without any, the usual. */
export const shapesOf = (videos: readonly ClipVideo[]): Shape[] => {
  const shapes = [1, 2, 3].flatMap((ratio): Shape[] => {
    const fit = videos.filter((video) => ratioOf(video) === ratio)
    if (fit.length === 0) return []
    const seconds = fit.map(({ duration_ms }) => Math.round(duration_ms / 1000))
    const min_s = Math.max(1, Math.min(10, ...seconds))
    return [{ ratio, min_s, max_s: Math.max(60, ...seconds), videos: fit }]
  })
  return shapes.length > 0 ? shapes : [{ ratio: 1, min_s: 10, max_s: 60, videos: [] }]
}

/** Products of the demo: those whose videos sell best first. */
const productsOf = ({ book }: CompanyBook, videos: ReadonlyMap<string, readonly unknown[]>): ClipProduct[] => {
  const count = ({ product_id }: ClipProduct): number => videos.get(product_id)?.length ?? 0
  return book.world.shelves
    .flatMap(({ products }) => products.slice(0, 12))
    .map(({ product_id, title }) => ({ product_id, title }))
    .sort((a, b) => count(b) - count(a) || a.product_id.localeCompare(b.product_id))
}

const write = async (tx: Tx, demo: DemoCompany, tide: CompanyBook, making: Making, films: boolean): Promise<void> => {
  const { company_id } = demo
  const all = films ? filmPlans : deskPlans
  const plans: readonly DemandPlan[] = isSmall(demo) ? all.filter(({ small }) => small) : all
  const selling = await readSellingVideos(tx, company_id, making.now, VIDEO_DAYS)
  const videos = new Map<string, SellingVideo[]>()
  for (const video of selling) videos.set(video.product_id, [...(videos.get(video.product_id) ?? []), video])
  const products = productsOf(tide, videos)
  // Those that sell best are cut for already.
  const first = films ? 0 : filmPlans.length
  const books = plans.map((plan, i) => {
    const product = at(products, first + i)
    return demandBook(making, plan, first + i, product, [...(videos.get(product.product_id) ?? [])])
  })
  const { display_currency: currency } = await tx
    .selectFrom('company')
    .select('display_currency')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  await writeBooks(tx, { company_id, currency, reviewer_id: making.team.reviewer, seed: making.seed }, books)
}

/** The clip team's demands and tasks up to `now`: those that take a video as soon as the company has some. */
export const ensureClips = async (
  db: Db,
  demo: DemoCompany,
  books: readonly CompanyBook[],
  now: number,
): Promise<void> => {
  const { company_id, plan } = demo
  const known = doneShape.parse(await readSetting(db, company_id, doneKey)) ?? { desk: false, films: false }
  if (known.films) return
  const videos = await readVideos(db, company_id)
  if (known.desk && videos.length === 0) return
  const team = await readTeam(db, demo)
  if (!team) return
  const making: Making = { seed: plan.seed, now, team, shapes: shapesOf(videos) }
  await db.transaction().execute(async (tx) => {
    if (!known.desk) await write(tx, demo, at(books, 0), making, false)
    if (videos.length > 0) {
      await write(tx, demo, at(books, 0), making, true)
      await nameMaterials(tx, company_id)
    }
    await writeSetting(tx, company_id, doneKey, { desk: true, films: videos.length > 0 }, now)
    await raiseVersion(tx, company_id, now)
  })
}
