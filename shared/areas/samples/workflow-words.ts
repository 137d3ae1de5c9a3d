import { defineWords } from '../../i18n/texts.ts'

/** Words of sample requests. */
export const sampleWorkflowWords = defineWords({
  'transition.sample.apply': ['申请样品', 'Request a sample'],
  'transition.sample.withdraw': ['撤回样品申请', 'Withdraw the request'],
  'transition.sample.withdraw.note': ['撤回后名额会释放，可以重新申请。', 'Its place becomes free, and you may ask again.'],
  'transition.sample.approve': ['通过样品申请', 'Approve the sample'],
  'transition.sample.approve.note': ['通过后须在 7 天内发货，否则自动取消。', 'It must be shipped within 7 days, else it ends by itself.'],
  'transition.sample.reject': ['拒绝样品申请', 'Refuse the sample'],
  'transition.sample.reject.note': ['申请人会看到原因，名额会释放。', 'Whoever asked sees why; its place becomes free.'],
  'form.sample.reject.reason': ['拒绝原因', 'Why'],
  'transition.sample.ship': ['登记发货', 'Ship'],
  'transition.sample.ship.note': ['填写物流单号；收货后开始计算内容期限。', 'Give the tracking number; the time for content begins with the delivery.'],
  'form.sample.ship.tracking_no': ['物流单号', 'Tracking number'],
  'transition.sample.receive': ['确认收货', 'Received'],
  'transition.sample.receive.note': ['从现在起，免费样品须在 14 天内、可退款样品须在 90 天内发布内容。', 'From now on content is due within 14 days for a free sample, 90 for a refundable one.'],
  'transition.sample.fulfil': ['登记内容', 'Content is out'],
  'transition.sample.fulfil.note': ['填写达人为此发布的内容ID，条数不少于承诺，多个用逗号分隔。', 'The ids of the contents that the creator published for it, no fewer than promised, with commas between.'],
  'form.sample.fulfil.content_ids': ['内容ID', 'Content ids'],
  'transition.sample.cancel': ['取消样品', 'Cancel the sample'],
  'transition.sample.cancel.note': ['申请人会看到原因。', 'Whoever asked sees why.'],
  'form.sample.cancel.reason': ['取消原因', 'Why'],
  'transition.sample.unanswered': ['超时未审核', 'Not answered in time'],
  'transition.sample.unshipped': ['超时未发货', 'Not shipped in time'],
  'transition.sample.unfulfilled': ['超时未出内容', 'No content in time'],
  'notice.sample.apply': ['申请了样品，等待审核', 'asked for a sample, which waits for your answer'],
  'notice.sample.approve': ['样品申请已通过，等待发货', 'your sample was approved and will be shipped'],
  'notice.sample.reject': ['样品申请被拒绝', 'your sample was refused'],
  'notice.sample.ship': ['样品已发货', 'your sample was shipped'],
  'notice.sample.receive': ['样品已收货，内容期限开始', 'your sample has arrived: its content is due'],
  'notice.sample.fulfil': ['样品的内容已登记，申请完成', 'the content of your sample is out: it is completed'],
  'notice.sample.cancel': ['样品已取消', 'your sample was cancelled'],
  'notice.sample.unanswered': ['样品申请超时未审核，已取消', 'your sample request was not answered in time and has ended'],
  'notice.sample.unshipped': ['样品超时未发货，已取消', 'your sample was not shipped in time and has ended'],
  'notice.sample.unfulfilled': ['样品到期未出内容，记为未履约', 'no content came of your sample in time: it is unfulfilled'],
})

/** Why a sample is not fulfilled by what was said. */
export const sampleErrors = defineWords({
  'sample.noContent': ['内容 {id} 不是该达人的，或尚未导入', 'Content {id} is not of this creator, or is not known yet'],
  'sample.fewContents': ['承诺 {needs} 条内容，只填写了 {has} 条', '{needs} contents were promised, {has} are named'],
})
