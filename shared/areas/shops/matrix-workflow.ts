import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { shopState } from './auth-states.ts'
import { shopList } from './matrix-list.ts'

const { on, disabled } = shopState

/** Shops of the viewer's scope: what they are called and grouped as, who looks after them, and whether they are worked with. */
export const shopWorkflow = defineWorkflow({
  of: 'shop',
  list: shopList,
  state: 'shop_state',
  states: Object.values(shopState),
  transitions: {
    edit: {
      from: [on, disabled],
      by: 'anyone',
      form: [
        f.text('shop_name', { least: 1, most: 100, was: ['shop_name'] }),
        f.text('tiktok_account', { optional: true, most: 60, was: ['tiktok_account'] }),
        f.count('settlement_days', { least: 1, most: 60, was: ['settlement_days'] }),
        f.text('shop_note', { optional: true, most: 200, lines: 2, was: ['shop_note'] }),
      ],
    },
    group: {
      from: [on, disabled],
      by: 'anyone',
      bulk: true,
      form: [f.text('group_name', { optional: true, most: 40, was: ['group_name'] })],
    },
    assign: {
      from: [on, disabled],
      by: 'anyone',
      bulk: true,
      form: [f.member('owner_member_id', { was: ['owner_name'] })],
    },
    disable: { from: [on], to: disabled, by: 'anyone', bulk: true, danger: true },
    enable: { from: [disabled], to: on, by: 'anyone', bulk: true },
  },
})
