import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { applicantState, inviteState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** Invitations of the viewer and of everyone below. */
export const inviteList = defineList({
  id: 'invites',
  screen: 'merchantsTeamMent',
  tab: 'invites',
  path: '/api/v1/merchants/invites',
  rowKey: 'invite_code',
  columns: [
    c.id('invite_code', { ...shown, width: 130 }),
    c.text('inviter_name', { ...shown, width: 120 }),
    c.enum('invite_state', { ...shown, labels: 'inviteState', width: 100 }),
    c.rate('share_rate_bp', { ...shown, width: 110 }),
    c.count('applicants', { ...both, width: 100 }),
    c.count('waiting', { ...shown, title: 'applicants_waiting', width: 100 }),
    c.count('most_uses', { width: 100 }),
    c.time('expire_time', { ...both, title: 'invite_until' }),
    c.time('add_time', { ...both, title: 'invite_made' }),
    c.text('invite_note', { ...shown, width: 160 }),
  ],
  filters: [{ kind: 'choice', name: 'invite_state', labels: 'inviteState', options: Object.values(inviteState) }],
  kpi: [],
  figures: [
    { name: 'open', unit: 'count' },
    { name: 'registered', unit: 'count' },
    { name: 'waits', unit: 'count' },
  ],
  totals: ['applicants'],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'invite_state',
})

/** Who registered with an invitation of the viewer or of somebody below. */
export const applicantList = defineList({
  id: 'applicants',
  screen: 'merchantsTeamMent',
  tab: 'applicants',
  path: '/api/v1/merchants/applicants',
  rowKey: 'applicant_id',
  columns: [
    c.text('applicant_name', { ...shown, width: 130 }),
    c.text('applicant_account', { ...shown, width: 150 }),
    c.enum('applicant_state', { ...shown, labels: 'applicantState', width: 110 }),
    c.text('inviter_name', { ...shown, width: 120 }),
    c.id('invite_code', { ...shown, width: 120 }),
    c.rate('share_rate_bp', { ...shown, width: 110 }),
    c.text('mobile', { ...shown, title: 'applicant_mobile', width: 130 }),
    c.time('add_time', { ...both, title: 'applicant_registered' }),
    c.text('refused_reason', { title: 'applicant_refused', width: 200 }),
    c.id('applicant_id', { width: 100 }),
  ],
  filters: [
    { kind: 'choice', name: 'applicant_state', labels: 'applicantState', options: Object.values(applicantState) },
    { kind: 'text', name: 'invite_code' },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'applicant_state',
})
