import { defineWorkflow } from '../../workflows/workflow.ts'
import { announcementState } from './announcement-states.ts'
import { announcementList } from './manage-list.ts'

const { planned, standing, over } = announcementState

/** Announcements of the platform, which its operators alone see: ended before their time, put first. */
export const announcementWorkflow = defineWorkflow({
  of: 'announcement',
  list: announcementList,
  global: true,
  state: 'announcement_state',
  states: Object.values(announcementState),
  transitions: {
    end: { from: [planned, standing], to: over, by: 'anyone', bulk: true, danger: true },
    pin: { from: [planned, standing], when: { pinned: [0] }, by: 'anyone', bulk: true },
    unpin: { from: [planned, standing], when: { pinned: [1] }, by: 'anyone', bulk: true },
  },
})
