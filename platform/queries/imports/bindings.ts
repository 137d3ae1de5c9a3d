import { sql } from 'kysely'
import { dateText } from '../../../shared/format/time.ts'
import type { Tx } from '../../db/tables.ts'
import { objectOf } from '../account/audit.ts'
import { isLive, shareAt } from '../creators/bindings.ts'
import type { Outcome, SinkContext, Wrong } from './sink.ts'
import { wrong } from './sink.ts'

const [BOUND, UNBOUND] = [1, 5]
const DIRECT = 1

/** To whom a file says that a creator is bound; null is not said. */
export interface Binding {
  readonly creator_id: string
  readonly member: number
  readonly kind: number | null
  readonly share: number | null
  /** Unix seconds. */
  readonly since_t: number | null
  readonly fact_t: number
}

interface Open {
  readonly id: number
  readonly creator_id: string
  readonly member_id: number
  readonly member: string
  readonly kind: number
  readonly share_rate_bp: number
  readonly start_t: number
  readonly fact_t: number
}

/** Bindings without an end, locked until the transaction ends. */
const readOpen = async (tx: Tx, company_id: number, ids: readonly string[], now: number): Promise<readonly Open[]> => {
  const { rows } = await sql<Open>`
    select b.id, b.creator_id, b.member_id, coalesce(nullif(m.membername, ''), m.username) as member, b.kind,
      ${shareAt(sql`${now}::bigint`)} as share_rate_bp, b.start_t, b.fact_t
    from creator_binding b join member m on m.id = b.member_id
    where b.company_id = ${company_id} and b.creator_id = any(${ids}::text[]) and ${isLive} and b.end_t is null
    order by b.id for update of b`.execute(tx)
  return rows
}

interface Values {
  readonly member_id: number
  readonly share_rate_bp: number
  readonly start_t: number
}

const change = (company_id: number, creator_id: string, before: Open | undefined, after: Values): Outcome => {
  const told = ({ member_id, share_rate_bp, start_t }: Values) => ({ member_id, share_rate_bp, start_t })
  return {
    kind: before ? 'changed' : 'added',
    change: {
      action: 'creator.bind',
      object_type: 'creator',
      object_id: objectOf(company_id, creator_id),
      before: before ? told(before) : {},
      after: { ...after },
    },
  }
}

const end = async (tx: Tx, id: number, t: number, now: number): Promise<void> => {
  await tx
    .updateTable('creator_binding')
    .set({ end_t: t, state: UNBOUND, update_time: now })
    .where('id', '=', id)
    .execute()
}

const bind = async (
  tx: Tx,
  { company, now }: SinkContext,
  binding: Binding,
  open: Open | undefined,
): Promise<Outcome | Wrong> => {
  const { creator_id, member: member_id, fact_t } = binding
  const isSame = open?.member_id === member_id
  const after: Values = {
    member_id,
    share_rate_bp: binding.share ?? (isSame ? open.share_rate_bp : 0),
    start_t: binding.since_t ?? (isSame ? open.start_t : now),
  }
  const isKnown = isSame && open.share_rate_bp === after.share_rate_bp && open.start_t === after.start_t
  if (isKnown) {
    if (open.fact_t < fact_t)
      await tx.updateTable('creator_binding').set({ fact_t }).where('id', '=', open.id).execute()
    return { kind: 'same' }
  }
  if (open && open.fact_t > fact_t) return { kind: 'older' }
  const row = { ...after, fact_t, update_time: now }
  // The same member, or another one from the very beginning: what was known was wrong.
  if (open && (isSame || after.start_t === open.start_t)) {
    await tx.updateTable('creator_binding').set(row).where('id', '=', open.id).execute()
    // What was agreed on for a day to come stays.
    if (open.share_rate_bp !== after.share_rate_bp)
      await tx.deleteFrom('creator_share').where('binding_id', '=', open.id).where('from_t', '<=', now).execute()
    return change(company.id, creator_id, open, after)
  }
  if (open && after.start_t < open.start_t) {
    const day = dateText(open.start_t, company.clock.zone)
    return wrong(
      `绑定日期：${open.member} 从 ${day} 起绑定，换绑不能早于那一天`,
      `Bound since: ${open.member} is bound since ${day}, another member only from then on`,
    )
  }
  if (open) await end(tx, open.id, after.start_t, now)
  const kind = binding.kind ?? open?.kind ?? DIRECT
  await tx
    .insertInto('creator_binding')
    .values({ company_id: company.id, creator_id, kind, state: BOUND, end_t: null, add_time: now, ...row })
    .execute()
  return change(company.id, creator_id, open, after)
}

/**
 * Binds creators as a file says, each once. Another member of the same kind ends the binding before on the day on which its
 * own begins.
 * @returns what became of each, by the creator's id
 */
export const bindCreators = async (
  tx: Tx,
  bindings: readonly Binding[],
  context: SinkContext,
): Promise<ReadonlyMap<string, Outcome | Wrong>> => {
  const outcomes = new Map<string, Outcome | Wrong>()
  if (bindings.length === 0) return outcomes
  const all = await readOpen(
    tx,
    context.company.id,
    bindings.map(({ creator_id }) => creator_id),
    context.now,
  )
  for (const binding of bindings) {
    const own = all.filter(({ creator_id }) => creator_id === binding.creator_id)
    const open =
      binding.kind === null
        ? (own.find(({ member_id }) => member_id === binding.member) ?? own.find(({ kind }) => kind === DIRECT))
        : own.find(({ kind }) => kind === binding.kind)
    outcomes.set(binding.creator_id, await bind(tx, context, binding, open))
  }
  return outcomes
}
