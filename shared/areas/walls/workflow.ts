import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { wallList } from './list.ts'
import { wallScreen, wallState } from './states.ts'

const { used, revoked } = wallState

/** Walls: called otherwise, sent to another screen or team, asked who they are, begun anew, taken out of use for good. */
export const wallWorkflow = defineWorkflow({
  of: 'wall',
  list: wallList,
  state: 'wall_state',
  states: Object.values(wallState),
  transitions: {
    identify: { from: [used], by: 'anyone', bulk: true },
    reload: { from: [used], by: 'anyone', bulk: true, asks: true },
    rename: { from: [used], by: 'anyone', form: [f.text('name', { least: 1, most: 40, was: ['wall_name'] })] },
    show: {
      from: [used],
      by: 'anyone',
      bulk: true,
      form: [
        f.choice('screen', {
          options: Object.values(wallScreen),
          labels: 'wallScreen',
          open: true,
          was: ['wall_screen'],
        }),
      ],
    },
    rescope: {
      from: [used],
      by: 'anyone',
      bulk: true,
      form: [f.member('team_id', { optional: true, was: ['wall_team'] })],
    },
    revoke: { from: [used], to: revoked, by: 'anyone', bulk: true, danger: true },
  },
})
