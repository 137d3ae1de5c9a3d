import { defineTexts, type Language, type Params, translator } from '../../shared/i18n/texts.ts'

/** Every sentence that the platform says to people. */
const texts = defineTexts(
  {
    ok: '操作成功',
    'login.wrong': '账号或密码错误',
    'login.disabled': '账号已停用',
    'login.pending': '账号待审核',
    'login.expired': '账号已过期',
    'login.tooMany': '登录失败次数过多，请在 {minutes} 分钟后再试',
    'login.busy': '登录人数较多，请稍后再试',
    'session.none': '登录已失效，请重新登录',
    denied: '无访问权限',
    invalid: '参数有误：{fields}',
    'field.required': '必填',
    'field.unknown': '不认识的字段',
    'field.tooShort': '太短，至少 {n} 个字符',
    'field.tooLong': '太长，最多 {n} 个字符',
    'field.range': '超出允许的范围',
    'field.wrong': '格式不正确',
    'field.future': '不能晚于现在',
    'field.cursor': '游标无效',
    badJson: '请求内容不是有效的 JSON',
    badRequest: '请求无法理解',
    tooLarge: '请求内容过大',
    notFound: '接口不存在',
    crossSite: '不接受来自其他网站的请求',
    away: '数据服务暂时不可用，请稍后再试',
    broken: '服务出错了，请稍后再试',
  },
  {
    ok: 'Done',
    'login.wrong': 'Wrong account or password',
    'login.disabled': 'This account is disabled',
    'login.pending': 'This account is awaiting approval',
    'login.expired': 'This account has expired',
    'login.tooMany': 'Too many failed attempts, try again in {minutes} minutes',
    'login.busy': 'Many people are signing in, please try again shortly',
    'session.none': 'Your session has ended, please sign in again',
    denied: 'No access',
    invalid: 'Invalid: {fields}',
    'field.required': 'required',
    'field.unknown': 'unknown field',
    'field.tooShort': 'too short, at least {n} characters',
    'field.tooLong': 'too long, at most {n} characters',
    'field.range': 'out of range',
    'field.wrong': 'not in the right form',
    'field.future': 'must not be later than now',
    'field.cursor': 'not a valid cursor',
    badJson: 'The request is not valid JSON',
    badRequest: 'The request cannot be understood',
    tooLarge: 'The request is too large',
    notFound: 'No such call',
    crossSite: 'Requests from other sites are not accepted',
    away: 'The data service is not available right now, please try again shortly',
    broken: 'Something went wrong, please try again shortly',
  },
)

export type Say = (key: TextKey, params?: Params) => string
export type TextKey = keyof (typeof texts)['zh']

const sayings: Readonly<Record<Language, Say>> = { zh: translator(texts, 'zh'), en: translator(texts, 'en') }

/** The language of a request: header `lang`, else the first of `Accept-Language` that we speak, else Chinese. */
export const sayFor = (lang: string | undefined, accept: string | undefined): Say => {
  const wanted = lang ?? accept ?? ''
  const first = wanted
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .find((one) => one.startsWith('zh') || one.startsWith('en'))
  return sayings[first?.startsWith('en') ? 'en' : 'zh']
}
