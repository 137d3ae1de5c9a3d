import { materialErrors } from '../../shared/areas/materials/words.ts'
import { mediaErrors } from '../../shared/areas/media/words.ts'
import { errorTexts } from '../../shared/i18n/errors.ts'
import { messageTexts } from '../../shared/i18n/messages.ts'
import { defineWords, joinTexts, type Language, type Params, translators } from '../../shared/i18n/texts.ts'
import { workflowTexts } from '../workflows/words.ts'

const ownTexts = defineWords({
  ok: ['操作成功', 'Done'],
  'login.wrong': ['账号或密码错误', 'Wrong account or password'],
  'login.disabled': ['账号已停用', 'This account is disabled'],
  'login.pending': ['账号待审核', 'This account is awaiting approval'],
  'login.expired': ['账号已过期', 'This account has expired'],
  'login.tooMany': [
    '登录失败次数过多，请在 {minutes} 分钟后再试',
    'Too many failed attempts, try again in {minutes} minutes',
  ],
  'session.none': ['登录已失效，请重新登录', 'Your session has ended, please sign in again'],
  denied: ['无访问权限', 'No access'],
  'seat.denied': [
    '大屏账号只能查看大屏，不能使用这个功能',
    'An account for the big screen can only show the big screen',
  ],
  invalid: ['参数有误：{fields}', 'Invalid: {fields}'],
  'field.required': ['必填', 'required'],
  'field.unknown': ['不认识的字段', 'unknown field'],
  'field.tooShort': ['太短，至少 {n} 个字符', 'too short, at least {n} characters'],
  'field.tooLong': ['太长，最多 {n} 个字符', 'too long, at most {n} characters'],
  'field.range': ['超出允许的范围', 'out of range'],
  'field.wrong': ['格式不正确', 'not in the right form'],
  'field.text': ['含有无法保存的字符', 'holds a character that cannot be kept'],
  'field.future': ['不能晚于现在', 'must not be later than now'],
  'field.cursor': ['游标无效', 'not a valid cursor'],
  badJson: ['请求内容不是有效的 JSON', 'The request is not valid JSON'],
  badRequest: ['请求无法理解', 'The request cannot be understood'],
  tooLarge: ['请求内容过大', 'The request is too large'],
  notFound: ['接口不存在', 'No such call'],
  crossSite: ['不接受来自其他网站的请求', 'Requests from other sites are not accepted'],
  away: ['数据服务暂时不可用，请稍后再试', 'The data service is not available right now, please try again shortly'],
  broken: ['服务出错了，请稍后再试', 'Something went wrong, please try again shortly'],
  busy: ['当前请求较多，请稍后再试', 'Many people are here right now, please try again shortly'],
  tooMany: ['尝试次数过多，请在 {minutes} 分钟后再试', 'Too many failed attempts, try again in {minutes} minutes'],
  'password.common': [
    '这个密码太常见，很容易被猜到，请换一个',
    'this password is one of the most common and easily guessed, please choose another',
  ],
  'password.own': [
    '密码不能是账号、手机号、姓名、公司或产品的名称，请换一个',
    'a password must not be the name of the account, phone, person, company or product, please choose another',
  ],
  'code.wrong': ['验证码错误', 'wrong code'],
  'code.expired': ['验证码已过期，请重新获取', 'this code has expired, please get a new one'],
  'code.spent': ['尝试次数过多，请重新获取', 'too many tries, please get a new code'],
  'code.none': ['请先获取验证码', 'please get a code first'],
  'field.repassword': [errorTexts.zh['form.repassword.differs'], errorTexts.en['form.repassword.differs']],
  'field.difference': ['与所选时区不一致', 'does not belong to the chosen time zone'],
  'invite.unknown': ['邀请码不存在', 'no such invitation code'],
  'invite.expired': ['邀请已过期', 'this invitation has expired'],
  'account.taken': ['账号已被使用', 'this account name is taken'],
  'mobile.taken': ['手机号已被使用', 'this phone number is taken'],
  'mobile.none': ['此账号尚未绑定手机号', 'This account has no phone number yet'],
  'mobile.unproven': [
    '当前手机号的验证已失效，请从第一步重新开始',
    'The proof of your current phone has run out, please start again with the first step',
  ],
  'module.none': [messageTexts.zh['message.module'], messageTexts.en['message.module']],
  'sms.limit.purpose': ['获取过于频繁，请在 {seconds} 秒后再试', 'A code was just sent, try again in {seconds} s'],
  'sms.limit.number': [
    '此号码今天的验证码已达上限，请在 {minutes} 分钟后再试',
    'This number has had too many codes today, try again in {minutes} minutes',
  ],
  'sms.limit.address': [
    '此网络获取验证码过多，请在 {minutes} 分钟后再试',
    'Too many codes were asked for from this network, try again in {minutes} minutes',
  ],
  'sms.limit.day': [
    '系统今天的短信已达上限，请在 {minutes} 分钟后再试，或联系管理员',
    'The system has sent all the codes it may today, try again in {minutes} min or ask your administrator',
  ],
  'sms.prefix': [
    '不支持向这个号段发送验证码，请换一个手机号',
    'No codes are sent to numbers that begin so, please use another one',
  ],
  'sms.failed': ['验证码没有发出，请稍后再试', 'The code could not be sent, please try again shortly'],
  'sms.text.register': [
    '【潮屏】验证码 {code}，用于注册账号，10 分钟内有效。请勿告诉任何人。',
    '[Tidewall] {code} is your code to register. It is valid for 10 minutes. Share it with nobody.',
  ],
  'sms.text.forget': [
    '【潮屏】验证码 {code}，用于找回密码，10 分钟内有效。请勿告诉任何人。',
    '[Tidewall] {code} is your code to reset the password. It is valid for 10 minutes. Share it with nobody.',
  ],
  'sms.text.password': [
    '【潮屏】验证码 {code}，用于修改密码，10 分钟内有效。请勿告诉任何人。',
    '[Tidewall] {code} is your code to change the password. It is valid for 10 minutes. Share it with nobody.',
  ],
  'sms.text.phone_old': [
    '【潮屏】验证码 {code}，用于更换手机号，10 分钟内有效。请勿告诉任何人。',
    '[Tidewall] {code} is your code to change the phone number. It is valid for 10 minutes. Share it with nobody.',
  ],
  'sms.text.phone_new': [
    '【潮屏】验证码 {code}，用于绑定此手机号，10 分钟内有效。请勿告诉任何人。',
    '[Tidewall] {code} is your code to use this phone number. It is valid for 10 minutes. Share it with nobody.',
  ],
  'avatar.type': [errorTexts.zh['form.avatar.type'], errorTexts.en['form.avatar.type']],
  'avatar.size': [errorTexts.zh['form.avatar.size'], errorTexts.en['form.avatar.size']],
  'avatar.pixels': ['图片尺寸过大，最多 2500 万像素', 'The picture is too large, at most 25 megapixels'],
  'avatar.tooMany': [
    '今天上传头像次数过多，请在 {hours} 小时后再试',
    'Too many pictures were uploaded today, try again in {hours} hours',
  ],
  'announcement.none': ['公告不存在', 'No such announcement'],
  'announcement.empty': ['内容为空，或只含不允许的格式', 'empty, or nothing but formats that are not allowed'],
  'member.none': ['账号不存在', 'No such account'],
  'company.none': ['公司不存在，请重新选择', 'there is no such company, please choose another'],
  'notice.member.registered': ['新成员待审核', 'new member awaiting approval'],
  'notice.password.changed': ['修改了密码', 'changed the password'],
  'notice.phone.changed': ['修改了手机号', 'changed the phone number'],
  'notice.bill.created': ['新账单待确认', 'new bill to confirm'],
  'screen.pending': ['平台尚未提供此页面的数据', 'The platform does not offer the data of this page yet'],
  'order.none': ['订单不存在', 'No such order'],
  'view.none': ['视图不存在，或不是你的', 'No such view of yours'],
  'view.full': ['每个列表最多保存 {most} 个视图', 'At most {most} views may be saved for a list'],
  'view.noCompany': ['没有公司的账号不能共享视图', 'an account without a company cannot share views'],
  'export.tooLarge': ['超过 {most} 行，请使用后台导出', 'More than {most} rows: please export in the background'],
  'export.tooMany': [
    '最多同时进行 {most} 个导出任务，请等待其中一个完成',
    'At most {most} exports at a time, please wait for one of them to end',
  ],
  'export.none': ['导出任务不存在', 'No such export'],
  'export.failed.full': ['磁盘空间不足', 'The disk is full'],
  'export.failed.broken': ['导出出错，请重新导出', 'The export went wrong, please start it again'],
  'export.failed.denied': [
    '账号的权限已变更，请重新导出',
    'The rights of the account have changed, please start it again',
  ],
  'export.failed.query': ['列表已更新，请重新导出', 'The list has changed, please start it again'],
  'order.line.none': ['这一行不存在，或不在你的数据范围内', 'No such line in your scope'],
  'appeal.state': ['只有已失效或已冻结的订单行可以申诉', 'Only an ineligible or frozen order line can be appealed'],
  'appeal.open': ['这一行已有未答复的申诉', 'This line has an appeal that is not answered yet'],
  'appeal.none': [
    '没有可以答复的申诉，它可能已被他人答复',
    'There is no appeal to answer; somebody else may have answered it',
  ],
  'owner.locked': ['归属已锁定：这一行已在账单中', 'The owner is locked: a bill holds this line'],
  'owner.unpaid': ['订单尚未支付，还没有归属', 'The order is not paid yet and has no owner'],
  'owner.outside': ['新归属人不在你的数据范围内', 'The new owner is outside your scope'],
  'owner.adjustment': [
    '这是没有找到销售的退货，没有归属；导入含有这笔销售的报表后会自动匹配',
    'This is a return of which no sale is known: nobody owns it. Import the report that has the sale, and it is matched',
  ],
  'gate.refused': ['{reason}', '{reason}'],
  'import.leaders': [
    '只有能看到整个公司数据的负责人可以导入订单',
    'Only leaders who see their whole company may import orders',
  ],
  'import.denied': [
    '你没有导入这张表的权限，请联系能看到整个公司的负责人',
    'You may not import into this table: ask a leader who sees the whole company',
  ],
  'import.none': [
    '导入任务不存在，或文件已被清理，请重新上传',
    'There is no such import, or its file is gone: please upload it again',
  ],
  'import.type': [
    '只支持 .xlsx、.csv、.tsv、.txt 文件（文本可压缩为 .gz）',
    'Only .xlsx, .csv, .tsv and .txt files can be imported (texts also as .gz)',
  ],
  'import.empty': ['文件是空的', 'The file is empty'],
  'import.size': [
    '文件过大，最大 {most} MB；可先压缩为 .csv.gz',
    'The file is too large, at most {most} MB; it may be compressed to .csv.gz',
  ],
  'import.offset': ['上传中断，请重新选择文件', 'The upload was interrupted: please choose the file again'],
  'import.busy': [
    '公司已有一个导入在进行，请等它完成',
    'An import of the company is under way: please wait until it has ended',
  ],
  'import.recoined': [
    '公司币种在这次导入之后更改过，不能再撤回这次导入',
    'The company’s currency was changed after this import: it cannot be taken back any more',
  ],
  'import.untied': [
    '公司设置在这次导入之后更改过，这次导入不再逐日核对',
    'The company’s settings were changed after this import: it is no longer reconciled day by day',
  ],
  'company.leaders': [
    '只有能看到整个公司数据的负责人和平台运营可以更改公司设置',
    'Only leaders who see their whole company, and the platform’s operator, may change its settings',
  ],
  'company.changing': [
    '公司设置正在更改，请等它完成后再试',
    'The company’s settings are being changed: please try again when that has ended',
  ],
  'company.importing': [
    '公司有一个导入在进行，请等它完成后再更改',
    'An import of the company is under way: please wait until it has ended',
  ],
  'company.moved': [
    '公司设置已被他人更改，请核对后再试',
    'Somebody else has changed the company’s settings: please look at them and try again',
  ],
  'company.same': ['没有任何改动', 'Nothing was changed'],
  'company.ended': ['这次更改已经结束', 'This change has ended already'],
  'field.zone': [
    '没有这个时区，请从列表中选择，如 Asia/Shanghai',
    'there is no such time zone: choose one of the list, like Asia/Shanghai',
  ],
  'field.currency': [
    '没有这个币种，请填写三个大写字母的代码，如 USD',
    'there is no such currency: three capital letters, like USD',
  ],
  'import.encoding': [
    '文件不是所选编码的文本，请换一个编码（Excel 导出的中文文件多为 GB18030），或另存为 UTF-8',
    'The file is no text in the chosen encoding: choose another one, or save it as UTF-8',
  ],
  'import.currency': ['文件没有币种，请填写币种', 'The file does not tell its currency: please fill it in'],
  'spy.none': ['市场数据中没有这个对象', 'No such object in the market data'],
  'spy.quota': [
    '今日查询次数已用完（每日 {limit} 次），{time} 恢复',
    'The look-ups of today are used up ({limit} a day), again from {time}',
  ],
  'spy.full.spy_favorite': [
    '最多收藏 {most} 个对象，请先取消一些',
    'At most {most} favourites, please remove some first',
  ],
  'spy.full.spy_watch': [
    '最多监控 {most} 个对象，请先取消一些',
    'At most {most} watched objects, please remove some first',
  ],
  'notice.report.daily': ['日报', 'daily report'],
  'notice.spy.changed': ['监控对象有变化', 'watched objects changed'],
  'product.none': ['商品不存在，或不在你的可见范围内', 'No such product that you may see'],
  'product.off': ['商品已下架', 'This product is off the shelf'],
  'product.rate': ['佣金率已变更：原 {seen}，现 {now}', 'The commission rate has changed: it was {seen}, it is {now}'],
  'creator.none': ['达人不存在，或不在你的范围内', 'No such creator of yours'],
  'sample.none': ['该商品不提供样品', 'No samples are offered of this product'],
  'sample.used': ['样品额度已用完', 'All samples are taken'],
  'sample.open': [
    '该达人已申请过此商品的样品，申请还在进行中',
    'This creator has a request for this product under way',
  ],
  'sample.late': ['样品已发货或申请已结束，不能撤回', 'It was shipped or has ended and cannot be withdrawn'],
  'sample.unknown': ['样品申请不存在，或不是你的', 'No such sample request of yours'],
  'sample.below': ['达人不符合样品门槛', 'The creator does not meet the conditions for a sample'],
  'sample.below.followers': ['粉丝数未达到门槛', 'too few followers'],
  'sample.below.gmv': ['近30天成交额未达到门槛', 'too little GMV within 30 days'],
  'sample.below.views': ['平均播放量未达到门槛', 'too few views on average'],
  'field.past': ['必须晚于现在', 'must be later than now'],
  'ad.none': ['没有这个广告系列', 'No such campaign of yours'],
  'ad.auth': [
    '广告账户授权已失效，请先重新授权',
    'The authorisation of the ad account ran out: authorise it again first',
  ],
  'ad.notOff': ['只有已暂停的系列可以启用', 'Only a paused campaign can be turned on'],
  'ad.notOn': ['此系列没有在投放，无需暂停', 'This campaign is not on'],
  'product.closed': ['审核中、冻结或已删除的商品不能修改', 'A product in review, frozen or deleted cannot be changed'],
  'product.notOff': ['只有已下架的商品可以上架', 'Only a product off the shelf can go on sale'],
  'product.notOn': ['只有在售的商品可以下架', 'Only a product on sale can be taken off the shelf'],
  'product.noPrice': [
    '有 SKU 还没有价格，不能按比例改价',
    'A SKU has no price yet: prices cannot be changed by a share',
  ],
  'product.changed': ['这一项刚被改过，请刷新后再试', 'Somebody has just changed this, please reload and try again'],
  'analysis.large': [
    '结果过大，请缩小范围（最多 {most} 个单元格）',
    'The result is too large, please narrow it down (at most {most} cells)',
  ],
  'analysis.slow': [
    '这个问题要算较久，请在数据分析页打开，结果会在后台算好',
    'This takes a while to work out: open it in the data analysis, where it is answered in the background',
  ],
  'analysis.broken': ['计算出错，请重新查询', 'Something went wrong, please ask again'],
  'analysis.denied': ['已没有查看这些数据的权限', 'You may not see this data any more'],
  'analysis.cancelled': ['已停止', 'Stopped'],
  'analysis.replaced': ['你又查询了另一个问题，这一个已停止', 'Stopped, because you asked another question'],
  'panel.full': [
    '数据看板最多放 {most} 个分析，请先移除一个',
    'At most {most} analyses stand on the data dashboard, please remove one first',
  ],
  'goods.none': ['商品未收录', 'This product is not in the catalogue'],
  'goods.submitMost': [
    '一天最多提交 {most} 个商品，请明天再来',
    'At most {most} products can be asked for in a day, please come back tomorrow',
  ],
  'goods.notId': ['请填写商品ID或商品页面的链接', 'please enter a product ID or a link to its page'],
  'notice.goods.submitted': ['请求收录商品', 'asked for a product'],
  'notice.goods.listed': ['商品已收录', 'the product is in the catalogue'],
  'notice.row': ['查看', 'Open'],
  'notice.goods.open': ['查看商品分析', 'See the analysis'],
  'target.denied': ['只能为自己团队的下级设定目标', 'You can only set targets of teams below you'],
  'trend.none': [
    '商品或 SKU 不存在，或不在你的店铺里',
    'The product or SKU does not exist, or is in none of your shops',
  ],
  'trend.noRule': ['请至少选择一个条件', 'Choose at least one condition'],
  'trend.full': [
    '最多监控 {most} 个商品和 SKU，请先取消一些',
    'At most {most} products and SKUs can be watched, please remove some first',
  ],
  'notice.trend.hit': ['销售趋势监控命中', 'watched sales trends'],
  'notice.trend.1': ['查看产品', 'See the products'],
  'notice.trend.2': ['查看SKU', 'See the SKUs'],
})

/** Every sentence that the platform says to people. */
const texts = joinTexts(joinTexts(ownTexts, workflowTexts), joinTexts(mediaErrors, materialErrors))

export type Say = (key: TextKey, params?: Params) => string
export type TextKey = keyof (typeof texts)['zh']

const sayings = translators(texts)

/** The language of a request: header `lang`, else the first of `Accept-Language` that we speak, else Chinese. */
export const languageFor = (lang: string | undefined, accept: string | undefined): Language => {
  const wanted = lang ?? accept ?? ''
  const first = wanted
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .find((one) => one.startsWith('zh') || one.startsWith('en'))
  return first?.startsWith('en') ? 'en' : 'zh'
}

/** The language of a call: the one that it asks for, else that of its browser. */
export const languageOf = (call: { readonly header: (name: string) => string | undefined }): Language =>
  languageFor(call.header('lang'), call.header('accept-language'))

export const sayFor = (lang: string | undefined, accept: string | undefined): Say => sayings[languageFor(lang, accept)]
