import { liveApi, markFields, planFields } from '../areas/lives/api.ts'
import { liveErrors, liveMarkTexts } from '../areas/lives/words.ts'
import { spyListTexts } from '../areas/spy/list-words.ts'
import { defineWords, joinTexts, pickTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

/** Plans a live session. */
export const livePlanForm = defineForm({
  id: 'livePlan',
  endpoint: liveApi.plan,
  words: joinTexts(
    joinTexts(
      pickTexts(spyListTexts, 'spy_account.1', 'spy_account.2', 'spy_account.3'),
      pickTexts(liveErrors, 'live.clock'),
    ),
    defineWords({
      'form.livePlan.title': ['新建直播计划', 'Plan a session'],
      'form.livePlan.note': ['开播前 30 分钟自动进入预热。', 'It is ready 30 minutes before it starts.'],
      'form.livePlan.live_title': ['直播标题', 'Title'],
      'form.livePlan.creator_id': ['主播（达人）', 'Host (creator)'],
      'form.livePlan.account_type': ['账号类型', 'Account'],
      'form.livePlan.plan_day': ['开播日期', 'Day'],
      'form.livePlan.plan_clock': ['开播时间（时:分）', 'Time (HH:MM)'],
      'form.livePlan.plan_clock.note': ['公司时区', 'By the company’s clock'],
      'form.livePlan.target_gmv': ['目标成交额', 'Target GMV'],
      'form.livePlan.send': ['保存计划', 'Plan it'],
      'form.livePlan.done': ['计划已保存', 'The session is planned'],
    }),
  ),
  fields: planFields,
  refreshes: true,
})

/** Notes what happened in a room. */
export const liveMarkForm = defineForm({
  id: 'liveMark',
  endpoint: liveApi.mark,
  words: joinTexts(
    joinTexts(liveMarkTexts, pickTexts(liveErrors, 'live.clock')),
    defineWords({
      'form.liveMark.title': ['记事件', 'Note an event'],
      'form.liveMark.mark_kind': ['事件', 'What'],
      'form.liveMark.mark_clock': ['时间（时:分）', 'Time (HH:MM)'],
      'form.liveMark.mark_clock.note': [
        '公司时区；不填就是现在，已下播的记在下播时',
        'By the company’s clock; empty: now, or the end of a session that is over',
      ],
      'form.liveMark.note': ['说明', 'Note'],
      'form.liveMark.send': ['记下', 'Note it'],
      'form.liveMark.done': ['事件已记下', 'The event is noted'],
    }),
  ),
  fields: markFields,
  input: (fields, about: { readonly id: string }) => ({ ...fields, id: about.id }),
  refreshes: true,
})
