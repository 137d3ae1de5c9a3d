import { announcementWorkflow } from '../../shared/areas/messages/manage-workflow.ts'
import type { Tx } from '../db/tables.ts'
import { type HeldAnnouncement, holdAnnouncement, setAnnouncement } from '../queries/messages/manage.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldAnnouncement & Held

const pinTo =
  (pinned: boolean) =>
  async (tx: Tx, { row, by }: Doing<Row, unknown>): Promise<Changed> => {
    await setAnnouncement(tx, row.id, { pinned }, by.now)
    return { before: { pinned: row.pinned }, after: { pinned } }
  }

export const announcementMachine = machineOf<typeof announcementWorkflow.transitions, Row>(announcementWorkflow, {
  none: 'announcement.none',
  hold: async (tx, { scope, now }, key) => {
    const row = await holdAnnouncement(tx, scope, key, now)
    return row && { ...row, values: { pinned: Number(row.pinned) }, name: row.title }
  },
  runs: {
    end: async (tx, { row, by }) => {
      await setAnnouncement(tx, row.id, { expire_t: by.now, pinned: false }, by.now)
      return onlyState
    },
    pin: pinTo(true),
    unpin: pinTo(false),
  },
})
