import { defineWords } from '../../i18n/texts.ts'

/** Words of the watches on sales trends. */
export const trendWatchTexts = defineWords({
  'watch.add': ['加入监控', 'Watch'],
  'watch.edit': ['修改监控', 'Change watch'],
  'watch.remove': ['取消监控', 'Stop watching'],
  'watch.trend.1': ['趋势变为上升', 'The trend becomes rising'],
  'watch.trend.2': ['趋势变为下降', 'The trend becomes falling'],
  'watch.trend.3': ['趋势变为滞销', 'The trend becomes unsalable'],
  'watch.daysText': ['可售天数少于 {n} 天', 'The stock lasts less than {n} days'],
  'watch.title': ['监控', 'Watch'],
  'watch.off': ['未监控。', 'Not watched.'],
  'watch.holds': ['上次检查时已满足', 'Was so when last looked at'],
  'watch.hit': ['最近命中 {time}', 'Last hit {time}'],
  'watch.noHit': ['尚未命中', 'No hit yet'],
})
