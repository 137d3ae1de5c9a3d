import type { Router } from 'express'
import { seesMobile } from '../../../../shared/access/rights.ts'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { type StaffDetail, staffApi } from '../../../../shared/areas/staff/api.ts'
import { staffDataApi } from '../../../../shared/areas/staff/data-api.ts'
import { maskedMobile } from '../../../../shared/format/mobile.ts'
import { isPeriod } from '../../../../shared/lists/filter.ts'
import { isMemberChoice } from '../../../queries/account/choices.ts'
import { memberIn } from '../../../queries/account/in-scope.ts'
import { readMemberById } from '../../../queries/account/member.ts'
import { consistently } from '../../../queries/consistent.ts'
import { readAccountKind } from '../../../queries/staff/staff.ts'
import { readStaffTrend } from '../../../queries/staff/trend.ts'
import { readWork } from '../../../queries/staff/work.ts'
import { readAbove } from '../../../queries/workflows/people.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { Refused, wrongField } from '../../refused.ts'
import { videoCodes } from './given.ts'
import { resetStaff } from './reset.ts'
import { saveStaff } from './save.ts'
import { transferStaff } from './transfer.ts'

const detail = (
  { id }: { readonly id: string },
  { context, viewer: { scope, record }, now }: Call,
): Promise<StaffDetail> =>
  consistently(context.db, async (tx) => {
    const found = await memberIn(tx, scope, id)
    const member = found === null ? null : await readMemberById(tx, found, now)
    if (!member) throw new Refused('staff.unknown')
    const above = await readAbove(tx, member.id)
    const has = (field: keyof typeof videoCodes): boolean => member.video_menu.includes(videoCodes[field])
    return {
      membername: member.membername,
      mobile: member.mobile === null || !seesMobile(record) ? '' : maskedMobile(member.mobile),
      privilege_group: member.role?.id ?? (member.privilege_id > 0 ? '1' : '0'),
      above: above !== null && (await isMemberChoice(tx, scope, String(above))) ? String(above) : null,
      is_film_cutter: member.is_film_cutter,
      video_screen: has('video_screen'),
      video_home: has('video_home'),
      video_details: has('video_details'),
      is_screen: (await readAccountKind(tx, member.id)) === 2,
      work: await readWork(tx, scope.company_id, member.id, now),
    }
  })

const trend = (input: HandlerInput<typeof staffDataApi.trend>, call: Call) => {
  if (!isPeriod(input.start_time, input.end_time)) throw wrongField('end_time', 'field.range')
  return listPresent(call, (tx, view) => readStaffTrend(tx, view, input))
}

export const mountStaff = (router: Router, context: Context): void => {
  implement(router, context, staffApi, { detail, save: saveStaff, reset: resetStaff, transfer: transferStaff })
  implement(router, context, staffDataApi, { trend })
}
