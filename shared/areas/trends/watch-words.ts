import { defineWords } from '../../i18n/texts.ts'

/** Words of the watches on sales trends. */
export const trendWatchTexts = defineWords({
  'watch.add': ['加入监控', 'Watch'],
  'watch.edit': ['修改监控', 'Change watch'],
  'watch.remove': ['取消监控', 'Stop watching'],
  'watch.removed': ['已取消监控', 'Not watched any more'],
  'watch.saved': ['已加入监控', 'Watched'],
  'watch.save': ['保存', 'Save'],
  'watch.cancel': ['取消', 'Cancel'],
  'watch.for': ['{n} 行', '{n} rows'],
  'watch.rule': ['满足以下任一条件时通知', 'Tell me when any of these happens'],
  'watch.trend.1': ['趋势变为上升', 'The trend becomes rising'],
  'watch.trend.2': ['趋势变为下降', 'The trend becomes falling'],
  'watch.trend.3': ['趋势变为滞销', 'The trend becomes unsalable'],
  'watch.days': ['可售天数少于', 'The stock lasts less than'],
  'watch.daysUnit': ['天', 'days'],
  'watch.daysText': ['可售天数少于 {n} 天', 'The stock lasts less than {n} days'],
  'watch.note': [
    '每个营业日结束后检查一次，条件从不满足变为满足时，在消息中心发一条通知。现在已经满足的，再次发生时才通知。',
    'Looked at once after each business day. A notice in the message centre tells what has begun; what is so already is told when it begins anew.',
  ],
  'watch.none': ['请至少选择一个条件', 'Choose at least one'],
  'watch.range': ['请填写 1 到 {most} 的整数', 'A whole number from 1 to {most}'],
  'watch.title': ['监控', 'Watch'],
  'watch.off': ['未监控。', 'Not watched.'],
  'watch.holds': ['上次检查时已满足', 'Was so when last looked at'],
  'watch.hit': ['最近命中 {time}', 'Last hit {time}'],
  'watch.noHit': ['尚未命中', 'No hit yet'],
})
