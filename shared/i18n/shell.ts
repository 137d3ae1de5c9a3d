import { defineWords } from './texts.ts'

/** Words of the console's frame: modules, top bar, what stands around every page. */
export const shellTexts = defineWords({
  'denied.home': ['返回首页', 'Back to home'],
  'app.skip': ['跳到正文', 'Skip to content'],
  'app.home': ['首页', 'Home'],
  'module.label': ['业务模块', 'Modules'],
  'module.0': ['联盟带货', 'Affiliate'],
  'module.1': ['视频广告', 'Video ads'],
  'module.5': ['Meta 广告', 'Meta ads'],
  'module.9': ['多店经营', 'Multi-shop'],
  'module.2': ['直播达人', 'Live talent'],
  'module.4': ['海外达人签约', 'Overseas talent'],
  'module.0.about': [
    '从精选联盟选品，组织达人带货，跟踪订单、佣金与结算。',
    'Choose products in the affiliate marketplace, let creators sell them, and follow orders, commission and settlement.',
  ],
  'module.1.about': [
    '投放短视频广告，实时看消耗、转化与回报，按素材调整预算。',
    'Run video ads, watch spend, conversion and return as they happen, and move budgets by creative.',
  ],
  'module.5.about': [
    '在 Meta 上投放广告，看消耗、购物转化与广告回报。',
    'Run ads on Meta and watch spend, purchases and return.',
  ],
  'module.9.about': [
    '把多家店铺放在一处经营：商品、订单、库存、毛利与授权。',
    'Run several shops in one place: products, orders, stock, profit and authorization.',
  ],
  'module.2.about': [
    '直播达人版提供排班、直播间目标与达人分成。开通后，模块会在这里解锁。',
    'Live talent brings schedules, targets for live rooms and shares for hosts. Once it is yours, the module unlocks here.',
  ],
  'module.4.about': [
    '海外达人签约由签约团队线下办理：提交意向、审核资质、签订合约。签约完成后即可合作。',
    'Overseas talent is signed by our contract team in person: intent, review, contract. Once signed, you can work together.',
  ],
  'module.locked': ['未开通', 'Not purchased'],
  'module.contact': ['招商经理：{name} {mobile}', 'Recruitment manager: {name} {mobile}'],
  'module.switching': ['正在切换到“{module}”…', 'Switching to “{module}”…'],
  'module.ok': ['知道了', 'Got it'],
  'shell.partner': ['合作伙伴：{name}', 'Partner: {name}'],
  'shell.search': ['搜索', 'Search'],
  'shell.searchLabel': ['搜索与命令（{key}）', 'Search and commands ({key})'],
  'app.menu': ['主菜单', 'Main menu'],
  'app.openMenu': ['打开菜单', 'Open menu'],
  'app.closeMenu': ['关闭菜单', 'Close menu'],
  'app.collapse': ['收起侧栏', 'Collapse sidebar'],
  'app.expand': ['展开侧栏', 'Expand sidebar'],
  'app.clocks': ['世界时钟', 'World clocks'],
  'app.crumbs': ['当前位置', 'You are here'],
  'app.place': ['位置与数据说明', 'Place and kind of data'],
  'app.noWall': ['大屏应用没有响应', 'The wall did not answer'],
  'app.noWallNote': [
    '这个地址应由大屏应用打开，服务器却返回了后台。请联系管理员。',
    'This address belongs to the wall, but the server sent the console. Please tell your administrator.',
  ],
  'coming.note': [
    '此页面尚未开放，开放后会在这里直接显示。',
    'This page is not available yet; it will appear right here when it is.',
  ],
  'coming.here': ['现在可以使用', 'What you can use now'],
  'coming.account': [
    '您的页面正在准备。在此之前，可以先看消息、完善账号',
    'Your pages are being prepared. Until then, read your messages and complete your account',
  ],
  'coming.hide': ['在菜单里隐藏待开放的页面', 'Leave pages that are to come out of the menu'],
  'denied.note': ['当前账号不能打开“{screen}”，原因：', 'This account may not open “{screen}”, because:'],
  'denied.unnamed': ['服务器没有说明原因', 'the server gave no reason'],
})
