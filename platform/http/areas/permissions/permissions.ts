import type { Router } from 'express'
import { privilegeApi } from '../../../../shared/areas/permissions/api.ts'
import { maskedMobile } from '../../../../shared/format/mobile.ts'
import { memberIn, readMembersIn } from '../../../queries/account/in-scope.ts'
import { readMemberById } from '../../../queries/account/member.ts'
import { consistently } from '../../../queries/consistent.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { recordOf } from '../../record.ts'
import { Refused } from '../../refused.ts'
import { setCompanyMenu } from './company-menu.ts'

const masked = (mobile: string): string => (mobile === '' ? '' : maskedMobile(mobile))

export const mountPrivilege = (router: Router, context: Context): void =>
  implement(router, context, privilegeApi, {
    accounts: async (input, { viewer: { record, scope }, now }) => {
      const { page, limit } = input
      const found = await consistently(context.reads, (tx) => readMembersIn(tx, scope, Number(record.id), input))
      return { ...found, page, limit, data_time: now }
    },
    record: async ({ id }, { viewer: { scope }, now }) => {
      const member = await consistently(context.reads, async (tx) => {
        const found = await memberIn(tx, scope, id)
        return found === null ? null : readMemberById(tx, found, now)
      })
      if (!member) throw new Refused('member.none')
      const record = recordOf(member, context.special)
      return { ...record, mobile: masked(record.mobile), referrerMobile: masked(record.referrerMobile) }
    },
    menu: setCompanyMenu,
  })
