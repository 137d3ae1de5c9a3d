import { defineWords } from '../../i18n/texts.ts'

/** Words of sample requests. */
export const sampleWorkflowWords = defineWords({
  'sampleState.0': ['样品待审核', 'Sample in review'],
  'sampleState.1': ['样品待发货', 'Sample to be shipped'],
  'sampleState.2': ['样品已发货', 'Sample shipped'],
  'sampleState.3': ['样品待出内容', 'Content is due'],
  'sampleState.4': ['样品已完成', 'Sample completed'],
  'sampleState.5': ['样品超时取消', 'Sample timed out'],
  'sampleState.6': ['样品已拒绝', 'Sample refused'],
  'sampleState.7': ['样品已撤回', 'Sample withdrawn'],
  'sampleState.8': ['样品未发货取消', 'Sample never shipped'],
  'sampleState.9': ['样品未履约', 'Sample unfulfilled'],
  'sampleState.10': ['样品已取消', 'Sample cancelled'],
  'transition.sample.apply': ['申请样品', 'Request a sample'],
  'transition.sample.withdraw': ['撤回样品申请', 'Withdraw the request'],
  'transition.sample.withdraw.note': [
    '撤回后名额会释放，可以重新申请。',
    'Its place becomes free, and you may ask again.',
  ],
})
