import { defineWords } from '../../i18n/texts.ts'

/** What the pages of the star-origin library say. */
export const originalWords = defineWords({
  'original.tab.all': ['原片', 'Originals'],
  'original.tab.uses': ['使用申请', 'Requests'],
  'original.apply': ['申请使用', 'Ask to use it'],
  'original.waits': ['申请待审批', 'A request waits'],
  'original.own': ['这是本公司的素材，可直接使用', 'It is your own company’s: use it as it is'],
  'original.closed': ['批准后可播放和下载', 'It can be played and fetched once a request is approved'],
  'original.download': ['下载', 'Download'],
  'original.downloads': ['本公司的下载记录', 'Downloads of your company'],
  'original.noDownloads': ['本公司还没有人下载', 'Nobody of your company has fetched it yet'],
  'original.facts': ['原片信息', 'Facts'],
  'original.use': ['申请内容', 'Request'],
})

/** Words of what is done with requests. */
export const originalWorkflowWords = defineWords({
  'transition.original_use.approve': ['批准', 'Approve'],
  'transition.original_use.approve.note': ['批准后，申请公司可在期限内播放、下载并用于剪辑需求。', 'The company may play and fetch it, and name it in demands, until the term ends.'],
  'transition.original_use.reject': ['驳回', 'Reject'],
  'transition.original_use.reject.note': ['原因会告诉申请人。', 'Who asked is told why.'],
  'transition.original_use.expire': ['期限已到', 'Term over'],
  'form.original_use.reject.reason': ['原因', 'Why'],
  'notice.original_use.approve': ['原片使用申请已批准', 'a request to use an original was approved'],
  'notice.original_use.reject': ['原片使用申请被驳回', 'a request to use an original was rejected'],
  'notice.original_use.expire': ['原片使用期限已到', 'the term of an original is over'],
})

/** Why something is not done with an original. */
export const originalErrors = defineWords({
  'original.none': ['原片不存在，或已不再共享', 'There is no such original, or it is no longer shared'],
  'original.own': ['这是本公司的素材，不需要申请', 'It is your own company’s: nobody has to be asked'],
  'original.waits': ['公司已有一个待审批的申请，请等待结果', 'A request of your company waits already, please wait for its answer'],
  'original.term': ['不能晚于原片的授权到期日 {day}', 'must not be after the licence of the original, {day}'],
  'original.closed': ['公司还没有获准使用，或期限已到，请先申请', 'Your company may not use it, or its term is over: please ask for it first'],
  'original.request': ['申请不存在，或不归你审批', 'There is no such request, or it is not yours to decide'],
})
