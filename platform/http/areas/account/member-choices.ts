import { modeOf } from '../../../../shared/access/mode.ts'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import type { accountApi } from '../../../../shared/areas/account/api.ts'
import { switchModule } from '../../../../shared/modules/modules.ts'
import type { UserRecord } from '../../../../shared/record/record.ts'
import { hoursOf, mayChooseZone } from '../../../../shared/time/offset.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { type MemberPatch, updateMember } from '../../../queries/account/change.ts'
import type { Call } from '../../call.ts'
import { recordOf } from '../../record.ts'
import { Refused, wrongField } from '../../refused.ts'

type Choice = MemberPatch & Readonly<Record<string, string | number>>

const ownRecord = async (call: Call): Promise<UserRecord> => recordOf(await call.member(), call.context.special)

const store = async (
  record: UserRecord,
  action: string,
  before: Choice,
  after: Choice,
  call: Call,
): Promise<UserRecord> => {
  const id = Number(record.id)
  const { now, ip } = call
  await call.context.db.transaction().execute(async (tx) => {
    await updateMember(tx, id, after, now)
    const object = { object_type: 'member', object_id: record.id }
    await insertAudit(tx, { member_id: id, action, ...object, before, after, ip, now })
  })
  call.context.sessions.forget(id)
  return ownRecord(call)
}

/** In the mode of the second network it is that network's zone. */
export const setTimeZone = async (
  { time_zone, time_difference }: HandlerInput<typeof accountApi.settimezone>,
  call: Call,
): Promise<UserRecord> => {
  const record = await ownRecord(call)
  if (!mayChooseZone(record)) throw new Refused('denied', { status: 403, refusal: { rules: [] } })
  if (time_difference !== hoursOf(time_zone)) throw wrongField('time_difference', 'field.difference')
  const meta = modeOf(record) === 'meta'
  const columns = (zone: string, hours: number): Choice =>
    meta ? { fb_time_zone: zone, fb_time_difference: hours } : { time_zone: zone, time_difference: hours }
  const before = meta
    ? columns(record.fb_time_zone, record.fb_time_difference)
    : columns(record.time_zone, record.time_difference)
  return store(record, 'zone.changed', before, columns(time_zone, time_difference), call)
}

export const chooseModule = async (
  { module }: HandlerInput<typeof accountApi.module>,
  call: Call,
): Promise<UserRecord> => {
  const record = await ownRecord(call)
  const choice = switchModule(record, module)
  if (choice.kind === 'current') return record
  if (choice.kind !== 'switched') throw new Refused('message.module')
  const columns = ({ current_version, isadVersion }: typeof choice.patch) => ({
    current_version,
    isad_version: isadVersion,
  })
  return store(record, 'module.switched', columns(record), columns(choice.patch), call)
}
