import { accountApi } from '../areas/account/api.ts'
import { defineWords } from '../i18n/texts.ts'
import { hoursOf, timeZoneOptions } from '../time/offset.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'

const words = defineWords({
  'form.zone.title': ['修改时区', 'Change time zone'],
  'form.zone.note': [
    '广告报表的每一天按所选时区切分；账单始终按结算时区。',
    'Days in ad reports are cut by the zone chosen here; bills always by the settlement zone.',
  ],
  'form.zone.time_zone': ['时区', 'Time zone'],
  'zone.cc-8': ['(UTC-07:00) 美国/加拿大太平洋时间', '(UTC-07:00) US/Canada Pacific'],
  'zone.cc-5': ['(UTC-05:00) 美国/加拿大东部时间', '(UTC-05:00) US/Canada Eastern'],
  'zone.cc-0': ['(UTC+00:00) 伦敦', '(UTC+00:00) London'],
  'zone.cc-16': ['(UTC+08:00) 账单结算时区', '(UTC+08:00) billing settlement zone'],
  'form.zone.missing': ['请选择时区', 'please select a time zone'],
  'form.zone.send': ['修改时区', 'Change time zone'],
  'form.zone.done': ['时区已修改，页面即将刷新', 'Time zone changed, the page is about to reload'],
})

/** By which zone the days of ad reports are cut (D06). */
export const zoneForm = defineForm({
  id: 'zone',
  endpoint: accountApi.settimezone,
  words,
  unguarded: true,
  fields: [
    f.choice('time_zone', {
      options: timeZoneOptions.map(({ times }) => times),
      labels: 'zone',
      open: true,
      rule: (times: string) => (times === '' ? 'form.zone.missing' : undefined),
    }),
  ],
  input: ({ time_zone }) => ({ time_zone, time_difference: hoursOf(time_zone) ?? 0 }),
})
