import type { Router } from 'express'
import { seesMobile } from '../../../../shared/access/rights.ts'
import { privilegeApi } from '../../../../shared/areas/permissions/api.ts'
import { groupsApi } from '../../../../shared/areas/permissions/groups-api.ts'
import { maskedMobile } from '../../../../shared/format/mobile.ts'
import type { UserRecord } from '../../../../shared/record/record.ts'
import { memberIn, readMembersIn } from '../../../queries/account/in-scope.ts'
import { readMemberById } from '../../../queries/account/member.ts'
import { consistently } from '../../../queries/consistent.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { recordOf } from '../../record.ts'
import { Refused } from '../../refused.ts'
import { group, names, remove, save } from './groups.ts'

const masked = (mobile: string, viewer: UserRecord): string =>
  mobile === '' || !seesMobile(viewer) ? '' : maskedMobile(mobile)

export const mountPrivilege = (router: Router, context: Context): void => {
  implement(router, context, privilegeApi, {
    accounts: async (input, { viewer: { record, scope }, now }) => {
      const { page, limit } = input
      const found = await consistently(context.reads, (tx) => readMembersIn(tx, scope, Number(record.id), input))
      return { ...found, page, limit, data_time: now }
    },
    record: async ({ id }, { viewer: { scope, record: own }, now }) => {
      const member = await consistently(context.reads, async (tx) => {
        const found = await memberIn(tx, scope, id)
        return found === null ? null : readMemberById(tx, found, now)
      })
      if (!member) throw new Refused('member.none')
      const record = recordOf(member, context.special)
      return { ...record, mobile: masked(record.mobile, own), referrerMobile: masked(record.referrerMobile, own) }
    },
  })
  implement(router, context, groupsApi, { group, names, save, remove })
}
