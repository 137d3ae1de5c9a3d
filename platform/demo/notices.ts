import type { Tx } from '../db/tables.ts'
import { insertNotice, type NoticeEvent } from '../queries/account/notices.ts'
import type { MemberIds } from './plan.ts'

const HOUR = 3600

/** In whose list, of whom, what, and hours before the day on which the demo is made. */
const notices: readonly (readonly [viewer: string, about: string, event: NoticeEvent, hoursAgo: number])[] = [
  ['leader', 'tide.hanzhi', 'member.registered', 900],
  ['leader', 'tide.zhouye', 'password.changed', 410],
  ['leader', 'staff', 'phone.changed', 130],
  ['leader', 'tide.lvqing', 'password.changed', 15],
  ['agent1', 'agent2', 'phone.changed', 220],
  ['agent1', 'agent4', 'password.changed', 40],
]

export const insertNotices = async (tx: Tx, members: MemberIds, today: number): Promise<void> => {
  for (const [viewer, about, event, hoursAgo] of notices) {
    const viewers = [members.get(viewer) ?? null]
    await insertNotice(tx, { viewers, about: members.get(about) ?? 0, event, now: today - hoursAgo * HOUR })
  }
}
