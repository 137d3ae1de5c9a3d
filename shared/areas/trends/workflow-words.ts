import { defineWords } from '../../i18n/texts.ts'

/** Words of the watches on sales trends. */
export const trendWatchWords = defineWords({
  'transition.trendWatch.watch': ['监控', 'Watch'],
  'transition.trendWatch.watch.note': [
    '满足以下任一条件时通知。每个营业日结束后检查一次，条件从不满足变为满足时，在消息中心发一条通知；现在已经满足的，再次发生时才通知。',
    'You are told when any of these happens. Looked at once after each business day: a notice in the message centre tells what has begun; what is so already is told when it begins anew.',
  ],
  'transition.trendWatch.unwatch': ['取消监控', 'Stop watching'],
  'form.trendWatch.watch.rising': ['趋势变为上升', 'The trend becomes rising'],
  'form.trendWatch.watch.falling': ['趋势变为下降', 'The trend becomes falling'],
  'form.trendWatch.watch.unsalable': ['趋势变为滞销', 'The trend becomes unsalable'],
  'form.trendWatch.watch.stock_below': ['可售天数少于（天，可空）', 'The stock lasts less than (days, may be empty)'],
})
