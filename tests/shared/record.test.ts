import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideAccess } from '../../shared/access/decide.ts'
import { guardedScreens } from '../../shared/access/screens.ts'
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

test('[U1] malformed fields read as the most restricted value', () => {
  const record = readRecord({
    id: '1',
    username: 'x',
    status: 1,
    daping: 'yes',
    company: -3,
    agency_level: 9,
    isad: 'all',
    has_d: null,
  })
  expect(record).toMatchObject({
    daping: 0,
    company: 0,
    agency_level: 4,
    isad: [],
    has_d: 1,
    has_zhishu: 1,
    privilege_id: 0,
  })
})

test('[U1] a broken field never shows a screen that its restricted value hides', () => {
  const fields = ['daping', 'company', 'privilege_id', 'agency_level', 'is_film_cutter', 'current_version'] as const
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, junk) => {
      const broken = readRecord({ ...recordWith(), [field]: typeof junk === 'number' ? 'junk' : junk })
      if (!broken || JSON.stringify(broken[field]) === JSON.stringify(junk)) return
      const absent = readRecord({ ...recordWith(), [field]: undefined })
      for (const screen of guardedScreens)
        expect(decideAccess(broken).allows(screen)).toBe(absent !== null && decideAccess(absent).allows(screen))
    }),
  )
})

test('[U2] a record without id, name or status is unreadable', () => {
  for (const value of [
    null,
    7,
    'x',
    [],
    {},
    { id: '1', username: 'x' },
    { id: '', username: 'x', status: 1 },
    { id: 1, username: 'x', status: 1 },
  ])
    expect(readRecord(value)).toBeNull()
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
