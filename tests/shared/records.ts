import fc from 'fast-check'
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
    isadVersion: 0,
    has_tt_tool: 1,
    business_center: 1,
    is_share_video: 1,
    video_menu: [1, 2, 3],
    tk_pid: '3',
    tk_manager_id: '0',
    ...fields,
  })
  if (!record) throw new Error('the test record is unreadable')
  return record
}

export const companyMenu = (url: string, is_hide: 0 | 1) => ({
  menu_name: url,
  id: url,
  pid: '',
  enname: '',
  ico: '',
  url,
  is_hide,
})

const flag = fc.constantFrom(0, 1)

/** Any record that the access rules can tell apart. */
export const anyRecord = fc
  .record({
    status: fc.constantFrom(1, 1, 1, 4),
    company: fc.constantFrom(0, 3),
    privilege_id: fc.constantFrom(0, 2),
    agency_level: fc.integer({ min: 1, max: 4 }),
    current_version: fc.constantFrom(0, 1, 9),
    isadVersion: fc.constantFrom(0, 5),
    is_film_cutter: fc.constantFrom(0, 0, 0, 1),
    star_cutter: flag,
    special_library: flag,
    is_share_video: flag,
    business_center: flag,
    has_tt_tool: flag,
    has_d: flag,
    has_zhishu: flag,
    daping: flag,
    operator: flag,
    video_menu: fc.subarray([1, 2, 3]),
    tk_pid: fc.constantFrom('', '0', '12'),
    tk_manager_id: fc.constantFrom('', '0', '5'),
    companyMenus: fc
      .subarray(['/directlyTeam/directlyData', 'directlyOrder', 'management/', '/directlyTeam/permissions?x=1'])
      .map((hidden) => hidden.map((url) => companyMenu(url, 1))),
  })
  .map((fields) => recordWith(fields))

const menuUrl = fc.constantFrom(
  '/directlyTeam/directlyData',
  'directlyOrder',
  'management/',
  'permissions?x=1',
  'console',
)
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    ' 1',
    'yes',
    '1.5',
    '1e1',
    'NaN',
    2.5,
    -1,
    '-1',
    7,
    [],
    {},
    [1],
    2 ** 60,
  ),
  fc.jsonValue(),
)
/** `value` as this or that platform spells it, or something that it should not be. */
const spelled = (value: number | readonly number[]): fc.Arbitrary<unknown> => {
  const texts = typeof value === 'number' ? [String(value)] : [value.join(), value.join(', '), value.map(String)]
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<unknown>(value, value, ...texts) },
    { weight: 1, arbitrary: junk },
  )
}
const anyOf = (...values: (number | readonly number[])[]): fc.Arbitrary<unknown> =>
  fc.constantFrom(...values).chain(spelled)

const rawEntry = fc.oneof(
  { weight: 4, arbitrary: fc.record({ url: menuUrl, is_hide: anyOf(0, 1) }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: junk },
)

/** A record as some platform might send it: any field may be missing, spelled as text, or broken. */
export const anyRaw: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    fc.record({
      id: fc.constantFrom<unknown>('7', 7, '7', 'u-7'),
      username: fc.constantFrom<unknown>('leader', 'leader', 13800000001),
      status: fc.constantFrom<unknown>(1, '1', 1, 4, '4'),
    }),
    fc.record(
      {
        company: anyOf(0, 3),
        privilege_id: anyOf(0, 2),
        agency_level: anyOf(1, 2, 3, 4),
        current_version: anyOf(0, 1, 9),
        isadVersion: anyOf(0, 5),
        is_film_cutter: anyOf(0, 0, 0, 1),
        special_library: anyOf(0, 1),
        is_share_video: anyOf(0, 1),
        business_center: anyOf(0, 1),
        has_tt_tool: anyOf(0, 1),
        has_d: anyOf(0, 1),
        has_zhishu: anyOf(0, 1),
        daping: anyOf(0, 1),
        operator: anyOf(0, 1),
        video_menu: anyOf([], [1], [1, 2], [1, 2, 3]),
        tk_pid: anyOf(0, 12),
        tk_manager_id: anyOf(0, 5),
        companyMenus: fc.oneof(
          { weight: 6, arbitrary: fc.array(rawEntry, { maxLength: 4 }) },
          { weight: 1, arbitrary: junk },
        ),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([known, fields]) => ({ ...known, ...fields }))
