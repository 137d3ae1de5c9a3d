import { f } from '../../forms/form.ts'
import { moduleCodes } from '../../modules/modules.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { staffState } from '../staff/states.ts'
import { accountList } from './accounts-list.ts'

const { disabled, active, expired, screen } = staffState

const module = f.choice('module', { options: moduleCodes, labels: 'moduleCode', open: true })

/** Accounts of all companies, by operators, who alone see them: in and out of use, what they have bought, what is switched on. */
export const accountWorkflow = defineWorkflow({
  of: 'account',
  list: accountList,
  global: true,
  state: 'staff_state',
  states: Object.values(staffState),
  transitions: {
    buy: { by: 'anyone', bulk: true, form: [module, f.date('end_day', { optional: true })] },
    giveBack: { by: 'anyone', bulk: true, danger: true, form: [module] },
    switches: {
      by: 'anyone',
      form: [
        f.check('daping', { was: ['daping'] }),
        f.check('is_share_video', { was: ['is_share_video'] }),
        f.check('business_center', { was: ['business_center'] }),
        f.check('has_tt_tool', { was: ['has_tt_tool'] }),
        f.check('has_console', { was: ['has_console'] }),
      ],
    },
    signOut: { from: [active, screen], by: 'anyone', bulk: true, asks: true },
    disable: { from: [active, expired, screen], to: disabled, by: 'anyone', bulk: true, danger: true },
    enable: { from: [disabled], to: active, when: { account_kind: [1] }, by: 'anyone', bulk: true, asks: true },
    enableScreen: { from: [disabled], to: screen, when: { account_kind: [2] }, by: 'anyone', bulk: true, asks: true },
  },
})
