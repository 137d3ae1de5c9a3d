import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideAccess } from '../../shared/access/decide.ts'
import { storedKeys } from '../../shared/record/keys.ts'
import { readRecord } from '../../shared/record/record.ts'
import {
  clearSession,
  type ItemStorage,
  readAccount,
  readLanguage,
  readOrderCorrection,
  readSidebarOpen,
  readStoredRecord,
  readTheme,
  readToken,
  writeAccount,
  writeOrderCorrection,
  writeSession,
  writeSidebarOpen,
  writeTheme,
} from '../../shared/record/stored.ts'
import { recordWith } from './records.ts'

const memoryStorage = (): ItemStorage & { values: Map<string, string> } => {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

const nothingSaid = { id: '1', username: 'x', status: 1 }

test('[U1] missing and malformed fields read as the most restricted value', () => {
  const restricted = { daping: 0, privilege_id: 0, agency_level: 4, isadVersion: 5, isad: [], video_menu: [] }
  expect(readRecord(nothingSaid)).toMatchObject({ ...restricted, has_d: 1, has_zhishu: 1, company: 0 })
  const broken = {
    daping: 'yes',
    privilege_id: -1,
    agency_level: 9,
    isadVersion: '5.0',
    isad: 'all',
    video_menu: [1, 'x'],
  }
  expect(readRecord({ ...nothingSaid, ...broken })).toMatchObject(restricted)
  for (const odd of ['0', 0, 2, '', false, true, 'no', [], {}])
    expect(readRecord({ ...nothingSaid, has_d: odd, has_zhishu: odd })).toMatchObject({ has_d: 0, has_zhishu: 0 })
  expect(readRecord({ ...nothingSaid, has_d: null, has_zhishu: '1' })).toMatchObject({ has_d: 1, has_zhishu: 1 })
})

test('[U8] a number may come as text, an id as a number, a list as text with commas', () => {
  const spelled = {
    id: 41,
    username: 'x',
    status: '4',
    company: '3',
    privilege_id: '2',
    agency_level: '3',
    current_version: '9',
    isadVersion: '0',
    isad: '0,1, 9',
    is_film_cutter: '1',
    video_menu: ['1', 2],
    daping: '1',
    tk_pid: 12,
    tk_manager_id: 0,
    time_difference: '8',
    companyMenus: [{ menu_name: '员工', id: 5, pid: 2, url: 'management', is_hide: '1' }],
  }
  expect(readRecord(spelled)).toMatchObject({
    id: '41',
    status: 4,
    company: 3,
    privilege_id: 2,
    agency_level: 3,
    current_version: 9,
    isadVersion: 0,
    isad: [0, 1, 9],
    is_film_cutter: 1,
    video_menu: [1, 2],
    daping: 1,
    tk_pid: '12',
    tk_manager_id: '0',
    time_difference: 8,
    companyMenus: [{ id: '5', pid: '2', url: 'management', is_hide: 1 }],
  })
  expect(readRecord({ ...nothingSaid, isadVersion: '5' })?.isadVersion).toBe(5)
})

const hiddenOf = (companyMenus: unknown): string[] => {
  const record = readRecord({ ...recordWith(), companyMenus })
  const access = record && decideAccess(record)
  return ['management', 'directlyData', 'directlyOrder', 'permissions'].filter(
    (screen) => !access?.allows(screen as 'management'),
  )
}

test('[U9] a broken entry of the company menu drops no other, and hides when it names a screen', () => {
  const whole = { menu_name: '员工', id: '1', pid: '', url: '/directlyTeam/management', is_hide: 1 }
  for (const odd of [null, 7, 'x', [], {}, { ...whole, url: 7 }, { url: 'permissions' }, { ...whole, id: null }])
    expect(hiddenOf([odd, whole, odd]), JSON.stringify(odd)).toEqual(['management'])
  for (const is_hide of [1, '1', true, 'yes', 2, -1, [], {}, '', null])
    expect(hiddenOf([{ url: 'directlyOrder', is_hide }]), JSON.stringify(is_hide)).toEqual(['directlyOrder'])
  for (const is_hide of [0, '0', undefined]) expect(hiddenOf([{ url: 'directlyOrder', is_hide }])).toEqual([])
  expect([hiddenOf(undefined), hiddenOf(null), hiddenOf([])]).toEqual([[], [], []])
  expect(hiddenOf('management')).toHaveLength(4)
})

test('[U2] a record without id, name or status is unreadable', () => {
  for (const value of [null, 7, 'x', [], {}, { id: '1', username: 'x' }, { id: '', username: 'x', status: 1 }])
    expect(readRecord(value)).toBeNull()
})

test('[U2] company, version and film cutter are 0 when absent, and make a record unreadable when malformed', () => {
  for (const field of ['company', 'current_version', 'is_film_cutter'] as const) {
    expect(readRecord({ ...recordWith(), [field]: undefined })?.[field]).toBe(0)
    expect(readRecord({ ...recordWith(), [field]: null })?.[field]).toBe(0)
    for (const odd of ['', 'x', -1, '-1', 0.5, true, false, [], {}])
      expect(readRecord({ ...recordWith(), [field]: odd }), `${field} ${JSON.stringify(odd)}`).toBeNull()
  }
})

test('[U3] what was stored is read back, and clearing leaves nothing of the session', () => {
  const storage = memoryStorage()
  writeSession(storage, 'secret', recordWith())
  expect(readToken(storage)).toBe('secret')
  expect(readStoredRecord(storage)).toEqual(recordWith())
  writeTheme(storage, 'light')
  writeSidebarOpen(storage, false)
  clearSession(storage)
  expect([readToken(storage), readStoredRecord(storage), readTheme(storage), readSidebarOpen(storage)]).toEqual([
    null,
    null,
    'light',
    false,
  ])
})

test('[U3] junk under every key reads as the default', () => {
  fc.assert(
    fc.property(fc.string(), (junk) => {
      const storage = memoryStorage()
      for (const key of Object.values(storedKeys)) storage.setItem(key, junk)
      expect(readStoredRecord(storage)).toBeNull()
      expect(readTheme(storage)).toBe(junk === 'light' ? 'light' : 'dark')
      expect(readLanguage(storage)).toBe(junk === 'en' ? 'en' : 'zh')
    }),
  )
})

test('[U3] a storage that throws at every touch is survived', () => {
  const refuse = (): never => {
    throw new Error('blocked')
  }
  const storage: ItemStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  writeSession(storage, 'secret', recordWith())
  clearSession(storage)
  expect([
    readToken(storage),
    readStoredRecord(storage),
    readTheme(storage),
    readLanguage(storage),
    readSidebarOpen(storage),
  ]).toEqual([null, null, 'dark', 'zh', true])
})

test('[U5] a stored record that is not exactly what we write is not believed', () => {
  const storage = memoryStorage()
  writeSession(storage, 'secret', recordWith())
  const written = JSON.parse(storage.getItem(storedKeys.record) ?? '')
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(written)), fc.jsonValue(), (field, junk) => {
      const { [field]: _, ...older } = written
      storage.setItem(storedKeys.record, JSON.stringify(older))
      expect(readStoredRecord(storage)).toBeNull()
      storage.setItem(storedKeys.record, JSON.stringify({ ...written, [field]: junk }))
      const read = readStoredRecord(storage)
      if (read) expect(JSON.stringify(Reflect.get(read, field))).toBe(JSON.stringify(junk))
    }),
  )
})

test('[U6] the other stored items: remembered account, order correction', () => {
  const storage = memoryStorage()
  expect([readAccount(storage), readOrderCorrection(storage)]).toEqual(['', false])
  writeAccount(storage, 'leader')
  writeOrderCorrection(storage)
  clearSession(storage)
  expect([readAccount(storage), readOrderCorrection(storage)]).toEqual(['leader', true])
  writeAccount(storage, null)
  expect(readAccount(storage)).toBe('')
})
