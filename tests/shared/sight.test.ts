import { expect, test } from 'vitest'
import { sightOf } from '../../shared/access/sight.ts'
import { recordWith } from './records.ts'

const textOf = (fields: Parameters<typeof recordWith>[0]): string => sightOf(recordWith(fields)).text

test('[R33] what a wall shows beside the orders follows from mode, modules and rights of its record', () => {
  expect(sightOf(recordWith({ isad: [0, 1, 5] }))).toMatchObject({
    ...{ mode: 'affiliate', shops: true, lives: true, networks: ['tiktok', 'meta'] },
    text: 'affiliate+shops+lives+tiktok+meta',
  })
  expect(textOf({})).toBe('affiliate+shops+lives')
  expect(textOf({ current_version: 1, time_zone: 'cc-16' })).toBe('ads+shops+lives+tiktok+Asia/Shanghai')
  expect(textOf({ current_version: 1, isadVersion: 5 })).toBe('meta+shops+lives+meta+America/New_York')
  expect(textOf({ current_version: 9, isad: [0, 1, 9] })).toBe('shops+shops')
})

test('[R33] a seat shows what its mode has, a member of a group of rights what the group sees', () => {
  const modules = { isad: [0, 1] }
  expect(textOf({ ...modules, status: 4 })).toBe(textOf(modules))
  expect(textOf({ status: 4, current_version: 9 })).toBe(textOf({ current_version: 9 }))
  const rights = { id: '1', name: 'Finance', money: 1, mobile: 1, screens: [{ screen: 'matrix', act: 0, export: 0 }] }
  expect(textOf({ ...modules, rights })).toBe('affiliate+shops')
})
