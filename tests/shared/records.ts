import { readRecord, type UserRecord } from '../../shared/record/record.ts'

/** A full-privilege company record; tests change the fields they are about. */
export const recordWith = (fields: Partial<Record<keyof UserRecord, unknown>> = {}): UserRecord => {
  const record = readRecord({
    id: '7',
    username: 'leader',
    status: 1,
    company: 1,
    privilege_id: 1,
    agency_level: 1,
    daping: 1,
    is_film_cutter: 0,
    current_version: 0,
    ...fields,
  })
  if (!record) throw new Error('the test record is unreadable')
  return record
}
