import type { Router } from 'express'
import { type StaffDetail, staffApi } from '../../../../shared/areas/staff/api.ts'
import { maskedMobile } from '../../../../shared/format/mobile.ts'
import { isMemberChoice } from '../../../queries/account/choices.ts'
import { memberIn } from '../../../queries/account/in-scope.ts'
import { readMemberById } from '../../../queries/account/member.ts'
import { consistently } from '../../../queries/consistent.ts'
import { readAccountKind } from '../../../queries/staff/staff.ts'
import { readWork } from '../../../queries/staff/work.ts'
import { readAbove } from '../../../queries/workflows/people.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused } from '../../refused.ts'
import { videoCodes } from './given.ts'
import { resetStaff } from './reset.ts'
import { saveStaff } from './save.ts'
import { transferStaff } from './transfer.ts'

const detail = ({ id }: { readonly id: string }, { context, viewer: { scope }, now }: Call): Promise<StaffDetail> =>
  consistently(context.db, async (tx) => {
    const found = await memberIn(tx, scope, id)
    const member = found === null ? null : await readMemberById(tx, found, now)
    if (!member) throw new Refused('staff.unknown')
    const above = await readAbove(tx, member.id)
    const has = (field: keyof typeof videoCodes): boolean => member.video_menu.includes(videoCodes[field])
    return {
      membername: member.membername,
      mobile: member.mobile === null ? '' : maskedMobile(member.mobile),
      privilege_group: member.privilege_id > 0 ? '1' : '0',
      above: above !== null && (await isMemberChoice(tx, scope, String(above))) ? String(above) : null,
      is_film_cutter: member.is_film_cutter,
      video_screen: has('video_screen'),
      video_home: has('video_home'),
      video_details: has('video_details'),
      is_screen: (await readAccountKind(tx, member.id)) === 2,
      work: await readWork(tx, scope.company_id, member.id, now),
    }
  })

export const mountStaff = (router: Router, context: Context): void =>
  implement(router, context, staffApi, { detail, save: saveStaff, reset: resetStaff, transfer: transferStaff })
