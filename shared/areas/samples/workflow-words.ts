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
  'transition.sample.withdraw.note': ['撤回后名额会释放，可以重新申请。', 'Its place becomes free, and you may ask again.'],
  'transition.sample.unanswered': ['超时未审核', 'Not answered in time'],
  'transition.sample.unshipped': ['超时未发货', 'Not shipped in time'],
  'transition.sample.unfulfilled': ['超时未出内容', 'No content in time'],
  'notice.sample.unanswered': ['样品申请超时未审核，已取消', 'your sample request was not answered in time and has ended'],
  'notice.sample.unshipped': ['样品超时未发货，已取消', 'your sample was not shipped in time and has ended'],
  'notice.sample.unfulfilled': ['样品到期未出内容，记为未履约', 'no content came of your sample in time: it is unfulfilled'],
})
