import { shopState } from '../../shared/areas/shops/auth-states.ts'
import { shopWorkflow } from '../../shared/areas/shops/matrix-workflow.ts'
import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { isMemberChoice } from '../queries/account/choices.ts'
import { type HeldShop, holdShop, setShop } from '../queries/shops/shops.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldShop & Held

const setDisabled = async (tx: Tx, { row, to, by }: Doing<Row, unknown>): Promise<Changed> => {
  await setShop(tx, row, { disabled_t: to === shopState.disabled ? by.now : null }, by.now)
  return onlyState
}

export const shopMachine = machineOf<typeof shopWorkflow.transitions, Row>(shopWorkflow, {
  none: 'shop.none',
  hold: async (tx, { scope }, key) => {
    const shop = await holdShop(tx, scope, key)
    if (!shop) return undefined
    const { name, tiktok_account, settlement_days, note, group_name, owner_name } = shop
    const values = { shop_name: name, tiktok_account, settlement_days, shop_note: note, group_name, owner_name }
    return { ...shop, values, name }
  },
  runs: {
    edit: async (tx, { row, by, input }) => {
      const after = {
        shop_name: input.shop_name,
        tiktok_account: (input.tiktok_account ?? '').replace(/^@/, ''),
        settlement_days: input.settlement_days,
        shop_note: input.shop_note ?? '',
      }
      const { shop_name: name, tiktok_account, settlement_days, shop_note: note } = after
      await setShop(tx, row, { name, tiktok_account, settlement_days, note }, by.now)
      const before = { shop_name: row.name, tiktok_account: row.tiktok_account, settlement_days: row.settlement_days }
      return { before: { ...before, shop_note: row.note }, after }
    },
    group: async (tx, { row, by, input }) => {
      const group_name = input.group_name ?? ''
      await setShop(tx, row, { group_name }, by.now)
      return { before: { group_name: row.group_name }, after: { group_name } }
    },
    assign: async (tx, { row, by, input: { owner_member_id } }) => {
      if (!(await isMemberChoice(tx, by.scope, owner_member_id))) throw new Refused('owner.outside')
      await setShop(tx, row, { owner_member_id: Number(owner_member_id) }, by.now)
      return { before: { owner_member_id: row.owner_member_id }, after: { owner_member_id: Number(owner_member_id) } }
    },
    disable: setDisabled,
    enable: setDisabled,
  },
})
