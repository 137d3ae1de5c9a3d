import { defineWords } from '../../i18n/texts.ts'

/** Words of the import of order files. */
export const importTexts = defineWords({
  'import.now.checking': ['正在检查 {name}：{percent}，{lines} 行', 'Checking {name}: {percent}, {lines} lines'],
  'import.now.queued': ['等待导入 {name}', '{name} waits to be imported'],
  'import.now.running': ['正在导入 {name}：{percent}，{lines} 行', 'Importing {name}: {percent}, {lines} lines'],
  'import.now.undoing': ['正在撤回 {name}：{percent}，{lines} 行', 'Taking back {name}: {percent}, {lines} lines'],
  'import.title': ['导入订单', 'Import orders'],
  'import.denied': [
    '只有能看到整个公司的负责人和平台运营可以导入订单。',
    'Orders are imported by leaders who see the whole company and by the platform’s operator.',
  ],
  'import.preset': ['文件格式', 'Format of the file'],
  'import.preset.tiktok-affiliate': ['平台联盟订单导出', 'Affiliate order export'],
  'import.preset.online-retail': ['Online Retail', 'Online Retail'],
  'import.preset.mapping': ['自己的表格', 'Own table'],
  'import.zone': ['时间的时区', 'Zone of its times'],
  'import.zoneHelp': [
    '文件中的时间没有时区时使用；留空用格式或公司的时区。',
    'For times that carry none; empty: the zone of the format, or of the company.',
  ],
  'import.zoneWrong': [
    '不认识这个时区，请填 IANA 名称，如 Europe/London',
    'This zone is not known; give its IANA name, such as Europe/London',
  ],
  'import.currency': ['币种', 'Currency'],
  'import.currencyHelp': [
    '文件没有币种列时使用；留空用公司币种 {currency}。',
    'For files without a currency column; empty: {currency}, as the company.',
  ],
  'import.currencyWrong': ['请填三个字母的币种，如 USD', 'Give three letters, such as USD'],
  'import.mappingHelp': [
    '为每个字段选择文件里的一列；带 * 的必须选择（组内选一个即可）。开始导入后为公司保存。',
    'Choose a column of the file for each field; those with * are needed (one of each group). Kept for the company once the import starts.',
  ],
  'import.previewNote': [
    '没写币种的按 {currency}；时间按 {zone} 读取，按公司时区 {own} 显示；{wrong} 行无法导入。',
    'Without a currency of their own in {currency}; times read as {zone}, shown in the company’s zone {own}; {wrong} lines cannot be imported.',
  ],
  'import.order': ['订单号', 'Order ID'],
  'import.item': ['SKU / 商品', 'SKU / product'],
  'import.amount': ['支付金额', 'Payment amount'],
  'import.quantity': ['数量', 'Quantity'],
  'import.place': ['国家/地区', 'Region'],
  'import.creator': ['达人', 'Creator'],
  'import.time': ['支付或下单时间', 'Paid or created'],
  'import.return': ['退货', 'Return'],
  'import.brief': [
    '{lines} 行 = 写入 {imported} + 没有变化 {duplicates} + 未导入 {rejected}',
    '{lines} lines = {imported} written + {duplicates} unchanged + {rejected} not imported',
  ],
  'import.net': ['净额 {net}', 'net {net}'],
  'import.done': [
    '导入完成：写入 {imported} 行，没有变化 {duplicates} 行，未导入 {rejected} 行',
    'Import done: {imported} written, {duplicates} unchanged, {rejected} not imported',
  ],
  'import.doneOpen': [
    '导入结束：写入 {imported} 行，没有变化 {duplicates} 行；有 {rejected} 行未导入，可以重试',
    'Import ended: {imported} written, {duplicates} unchanged; {rejected} not imported, which can be tried again',
  ],
  'import.undone': ['{name} 已撤回', '{name} is taken back'],
  'import.failed': ['{name} 没有完成：{reason}', '{name} did not finish: {reason}'],
  'import.look': ['查看', 'Look'],
  'field.currency': ['币种', 'Currency'],
  'field.product_name': ['商品名称', 'Product name'],
  'field.creator_id': ['达人ID', 'Creator ID'],
  'field.creator_username': ['达人用户名', 'Creator username'],
  'field.standard_rate': ['标准佣金率', 'Standard rate'],
  'field.shop_ads_rate': ['广告佣金率', 'Shop Ads rate'],
  'field.partner_rate': ['服务商佣金率', 'Partner rate'],
  'field.buyer': ['买家', 'Buyer'],
})
