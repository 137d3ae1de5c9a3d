import type { Insertable } from 'kysely'
import { taskState } from '../../shared/areas/clips/states.ts'
import { roundHalfUp } from '../../shared/commission/line.ts'
import type { Tx } from '../db/tables.ts'
import type { ClipCommentTable, ClipPublishTable, ClipVersionTable } from '../db/tables-clips.ts'
import { type AuditEntry, insertAudits, objectOf } from '../queries/account/audit.ts'
import { insertDemand } from '../queries/clips/demands.ts'
import { noteTaskEvents, type TaskEvent } from '../queries/clips/events.ts'
import { clipNo } from '../queries/clips/numbers.ts'
import { insertTasks } from '../queries/clips/tasks.ts'
import type { DemandBook, TaskBook } from './clip-books.ts'
import { type TellContent, tellContents } from './clip-contents.ts'
import { standingsOf } from './clip-story.ts'
import { momentComments } from './clip-words.ts'
import { nameSeed, Random } from './random.ts'
import { at } from './weights.ts'

const purpose = nameSeed('clip versions')
/** Of what the reviewer says to the account `cutter`, in milliseconds. */
const SHOWN_MOMENT = 3000

interface Writing {
  readonly company_id: number
  readonly currency: string
  readonly reviewer_id: number
  readonly seed: number
}

const countOf = (tasks: readonly TaskBook[], transition: string): number =>
  tasks.filter(({ steps }) => steps.some((step) => step.transition === transition)).length

const writeDemand = (tx: Tx, { company_id, currency, reviewer_id }: Writing, book: DemandBook): Promise<number> => {
  const { plan, product, shape, tasks, steps, add_time } = book
  const happened = [
    ...steps.map(({ t }) => t),
    ...tasks.flatMap((task) => task.steps.map(({ t, transition }) => (touches.has(transition) ? t : 0))),
  ]
  return insertDemand(tx, {
    company_id,
    member_id: book.asker,
    title: book.title,
    product_id: product.product_id,
    required_count: plan.required,
    approved_count: countOf(tasks, 'approve'),
    published_count: countOf(tasks, 'publish'),
    ratio: shape.ratio,
    min_s: shape.min_s,
    max_s: shape.max_s,
    ...book.said,
    priority: book.priority,
    deadline_t: book.deadline_t,
    fee_amt: book.fee_amt,
    currency,
    reviewer_id,
    state: plan.state,
    done_t: steps.find(({ transition }) => transition === 'accept')?.t ?? null,
    add_time,
    update_time: Math.max(add_time, ...happened),
  })
}

/** Transitions of tasks that change their demand too. */
const touches: ReadonlySet<string> = new Set(['approve', 'publish'])

const dueOf = ({ steps, share_bp }: TaskBook, fee_amt: number): number | null => {
  if (steps.some(({ transition }) => transition === 'approve')) return fee_amt
  if (share_bp === null) return null
  const before = standingsOf(steps).at(-2)?.state
  const isIdle = before === taskState.pool || before === taskState.assigned
  return isIdle ? 0 : roundHalfUp((fee_amt * share_bp) / 10_000)
}

const taskRow = ({ company_id }: Writing, demand_id: number, book: DemandBook, task: TaskBook) => {
  const { deadline_t, fee_amt } = book
  const { steps } = task
  const standing = standingsOf(steps).at(-1)
  if (!standing) throw new Error('every task was split off')
  return {
    ...standing,
    company_id,
    demand_id,
    deadline_t,
    fee_amt,
    published_t: task.published?.published_t ?? null,
    due_amt: dueOf(task, fee_amt),
    score: standing.approved_t === null ? null : task.score,
    add_time: at(steps, 0).t,
    update_time: at(steps, steps.length - 1).t,
  }
}

const eventsOf = ({ company_id }: Writing, task_id: number, { steps }: TaskBook): TaskEvent[] => {
  const standings = standingsOf(steps)
  return steps.map(({ transition, t, by, cutter, note = '', ...step }, i) => ({
    ...step,
    company_id,
    task_id,
    member_id: by,
    // Of what goes back to the pool, whose it was.
    cutter_id: cutter ?? standings[i - 1]?.cutter_id ?? null,
    transition,
    from_state: standings[i - 1]?.state ?? taskState.pool,
    to_state: at(standings, i).state,
    version_no: at(standings, i).version_no,
    note,
    t,
  }))
}

const audit = (
  of: 'demand' | 'task',
  { company_id }: Writing,
  id: number,
  { transition, by, t, from, to }: { transition: string; by: number | null; t: number; from: number; to: number },
): AuditEntry => ({
  member_id: by,
  action: `clip_${of}.${transition}`,
  object_type: `clip_${of}`,
  object_id: objectOf(company_id, clipNo(of, id)),
  before: { [`${of}_state`]: from },
  after: { [`${of}_state`]: to },
  ip: '',
  now: t,
})

/** Rows of other tables, gathered to be written at once. */
interface Gathered {
  readonly events: TaskEvent[]
  readonly audits: AuditEntry[]
  readonly versions: Insertable<ClipVersionTable>[]
  readonly comments: Insertable<ClipCommentTable>[]
  readonly publishes: Insertable<ClipPublishTable>[]
  readonly contents: TellContent[]
}

/** The versions of a task and what was said of them. @returns milliseconds of the newest one */
const gatherVersions = (
  { versions, comments }: Gathered,
  { seed, reviewer_id }: Writing,
  task_id: number,
  { shape: { videos } }: DemandBook,
  { steps, own }: TaskBook,
): number => {
  const random = new Random(seed, task_id, 0, purpose)
  const standings = standingsOf(steps)
  let length = 0
  for (const [i, { transition, t, by, note = '' }] of steps.entries()) {
    const no = at(standings, i).version_no
    if (transition === 'submit' && by !== null) {
      const theirs = videos.filter(({ member_id }) => member_id === by)
      const file = random.of(theirs.length > 0 ? theirs : videos)
      versions.push({ task_id, no, file_id: file.id, note, member_id: by, add_time: t })
      length = file.duration_ms
    }
    if (transition !== 'reject' || by === null) continue
    const said = { task_id, version_no: no, mark: null, member_id: reviewer_id }
    const at_ms = own ? Math.min(SHOWN_MOMENT, length) : random.below(length)
    comments.push({ ...said, at_ms, text: random.of(momentComments), add_time: t - 60 })
    comments.push({ ...said, at_ms: null, text: note, member_id: by, add_time: t })
  }
  return length
}

const gatherTask = (gathered: Gathered, writing: Writing, task_id: number, book: DemandBook, task: TaskBook): void => {
  const happened = eventsOf(writing, task_id, task)
  gathered.events.push(...happened)
  // The log has the split, and a cancelled demand, once: with the demand.
  for (const { transition, member_id, t, from_state: from, to_state: to } of happened)
    if (transition !== 'split' && transition !== 'cancel')
      gathered.audits.push(audit('task', writing, task_id, { transition, by: member_id, t, from, to }))
  const length = gatherVersions(gathered, writing, task_id, book, task)
  const publish = task.steps.at(-1)
  if (!task.published || publish?.by == null) return
  const { content_id, ...published } = task.published
  const { t, by } = publish
  const { company_id } = writing
  gathered.publishes.push({ ...published, task_id, company_id, video_id: content_id, member_id: by, add_time: t })
  const duration_s = Math.max(1, Math.round(length / 1000))
  gathered.contents.push({ content_id, post_t: published.published_t, title: book.title, duration_s })
}

const CHUNK = 500

const inChunks = async <T>(rows: readonly T[], write: (chunk: T[]) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < rows.length; i += CHUNK) await write(rows.slice(i, i + CHUNK))
}

/** Writes demands with their tasks and all that happened to them, as people's transitions would have. */
export const writeBooks = async (tx: Tx, writing: Writing, books: readonly DemandBook[]): Promise<void> => {
  const gathered: Gathered = { events: [], audits: [], versions: [], comments: [], publishes: [], contents: [] }
  const { events, audits, versions, comments, publishes, contents } = gathered
  for (const book of [...books].sort((a, b) => a.add_time - b.add_time)) {
    const demand_id = await writeDemand(tx, writing, book)
    book.steps.reduce((from, { transition, t, by, to }) => {
      audits.push(audit('demand', writing, demand_id, { transition, by, t, from, to }))
      return to
    }, 0)
    if (book.tasks.length === 0) continue
    const rows = book.tasks.map((task) => taskRow(writing, demand_id, book, task))
    const ids = await insertTasks(tx, rows)
    for (const [i, task] of book.tasks.entries()) gatherTask(gathered, writing, at(ids, i), book, task)
  }
  await inChunks(versions, (chunk) => tx.insertInto('clip_version').values(chunk).execute())
  await inChunks(comments, (chunk) => tx.insertInto('clip_comment').values(chunk).execute())
  await inChunks(publishes, (chunk) => tx.insertInto('clip_publish').values(chunk).execute())
  await inChunks(
    events.sort((a, b) => a.t - b.t),
    (chunk) => noteTaskEvents(tx, chunk),
  )
  await inChunks(
    audits.sort((a, b) => a.now - b.now),
    (chunk) => insertAudits(tx, chunk),
  )
  await tellContents(tx, writing.company_id, contents)
}
