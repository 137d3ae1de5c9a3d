import type { PoolClient } from 'pg'
import { isBilled } from './splits.ts'
import { isSameLine, type LineState, type OrderState } from './state.ts'
import type { ApplyContext, NewOwner } from './terms.ts'
import type { LineName, OrderEvent, OrderUpdate, OwnerChange } from './types.ts'
import { type Refused, refuse } from './validate.ts'

const FROZEN = 4

const gone = refuse('订单里没有这一行', 'the order has no such line')
/** Words of the product: a bill's sums may not move any more. */
const ownerLocked = refuse('归属已锁定：这一行已在账单中', 'The owner is locked: a bill holds this line')
const unpaid = refuse('订单尚未支付，还没有归属', 'The order is not paid yet and has no owner')
const outside = refuse('这一行不在你的数据范围内', 'This line is outside your scope')
const moved = refuse(
  '归属已被他人更改，请刷新后再试',
  'The owner has been changed by someone else: reload and try again',
)
const notFrozen = refuse('这一行没有被冻结', 'This line is not frozen')

const wrongChange = (line: LineState, change: OwnerChange): Refused | undefined => {
  const { owner_member_id, owner_path, paid_t } = line.row
  if (change.within !== null && !owner_path.includes(change.within)) return outside
  if (paid_t === null) return unpaid
  if (owner_member_id === change.member_id) return undefined
  if (owner_member_id !== change.from) return moved
  return isBilled(line) ? ownerLocked : undefined
}

/** Why people may not change the lines of an order as they ask; undefined when they may. */
export const wrongHandling = (order: OrderState, { owners = [], cleared = [] }: OrderUpdate): Refused | undefined => {
  const lineOf = (name: LineName) => order.lines.find(({ row }) => isSameLine(row, name))
  for (const change of owners) {
    const line = lineOf(change)
    const refused = line ? wrongChange(line, change) : gone
    if (refused) return refused
  }
  for (const name of cleared) {
    const line = lineOf(name)
    if (!line) return gone
    if (line.row.settlement_status !== FROZEN && line.row.settlement_status !== 1) return notFrozen
  }
  return undefined
}

/** The owner whom an event gives a line; undefined when it leaves the line's owner as it is. */
export const ownerOf = (line: LineState, { owners }: OrderUpdate, { pathOf }: ApplyContext): NewOwner | undefined => {
  const change = owners?.find((one) => isSameLine(line.row, one))
  if (!change || change.member_id === line.row.owner_member_id) return undefined
  return { member_id: change.member_id, ...pathOf(change.member_id) }
}

export const isCleared = ({ row }: LineState, { cleared }: OrderUpdate): boolean =>
  row.settlement_status === FROZEN && (cleared ?? []).some((one) => isSameLine(row, one))

/** New owners that some events name. */
export const newOwners = (events: readonly OrderEvent[]): readonly number[] =>
  events.flatMap((event) => (event.kind === 'update' ? (event.owners ?? []).map(({ member_id }) => member_id) : []))

/**
 * Keeps bills out until the transaction ends: they are made under the lock of the member whose splits they take. Runs
 * before the splits are read.
 */
export const holdBills = async (
  client: PoolClient,
  companyId: number,
  events: readonly OrderEvent[],
): Promise<void> => {
  const ids = events.flatMap((event) => (event.kind === 'update' && event.owners?.length ? [event.order_id] : []))
  if (ids.length === 0) return
  await client.query(
    `select m.id from member m where m.id in (
       select s.member_id from commission_split s where s.company_id = $1 and s.order_id = any($2::text[]))
     order by m.id for no key update`,
    [companyId, ids],
  )
}
