import { randomInt } from 'node:crypto'
import type { Router } from 'express'
import { inviteApi } from '../../../../shared/areas/invites/api.ts'
import { rateText } from '../../../../shared/format/number.ts'
import type { Tx } from '../../../db/tables.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { insertInvite, type NewInvite, readOwnShare } from '../../../queries/invites/invites.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { wrongField } from '../../refused.ts'

const DAY = 86_400
const LENGTH = 8
/** Without letters and digits that are read for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = (): string => Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')

/** With a code that nobody has. */
const insertWithCode = async (tx: Tx, invite: Omit<NewInvite, 'code'>): Promise<string> => {
  for (;;) {
    const code = newCode()
    if (await insertInvite(tx, { ...invite, code })) return code
  }
}

export const mountInvites = (router: Router, context: Context): void =>
  implement(router, context, inviteApi, {
    save: ({ share_rate_bp, days, most_uses, remark }, { viewer: { record, scope }, ip, now }) =>
      context.db.transaction().execute(async (tx) => {
        const member_id = Number(record.id)
        const own = await readOwnShare(tx, member_id)
        if (share_rate_bp > own) throw wrongField('share_rate_bp', 'invite.share', { most: rateText(own) })
        const terms = { share_rate_bp, expire_t: now + days * DAY, most_uses, note: remark ?? '' }
        const code = await insertWithCode(tx, { member_id, ...terms, add_time: now })
        const object = { object_type: 'invite', object_id: objectOf(scope.company_id, code) }
        await insertAudit(tx, { member_id, action: 'invite.make', ...object, after: terms, ip, now })
        await raiseVersion(tx, scope.company_id, now)
        return { code }
      }),
  })
