import { clipPriorities, clipRatios } from '../areas/clips/states.ts'
import { defineImport, i } from './import.ts'

const TEN_MINUTES = 600
/** Days from today. */
const LATEST = 3650
const [upright, square, wide] = clipRatios
const [low, medium, high, urgent] = clipPriorities

/** Demands of clips, as drafts. */
export const clipDemandImport = defineImport({
  id: 'clip-demands',
  title: ['导入剪辑需求', 'Import clip demands'],
  note: [
    '每行一个需求，导入为草稿，由导入的人发起，照常提交审核。编号是你自己的叫法（或已有草稿的需求号）：同一编号再导入就改那个草稿，空格子不改；已提交的不能改。费用按公司币种。',
    'A line for each demand, which becomes a draft of whoever imports it and is submitted as always. The key is your own name for it (or the number of a draft that is there): the same key again changes that draft, an empty cell leaves what is known; what was submitted is not changed. Fees are in the company’s currency.',
  ],
  screens: ['clipDemand'],
  by: 'anyone',
  columns: [
    i.text('key', {
      named: ['编号', 'Key', '需求号', '需求编号', '外部编号', 'Demand', 'Demand key', 'Reference', 'ID', 'key'],
      needed: true,
      most: 60,
    }),
    i.text('title', { named: ['标题', 'Title', '需求', '需求标题', 'Name', 'title'], needed: true, most: 100 }),
    i.text('product_id', {
      named: ['商品ID', 'Product ID', '商品', 'Product', 'product_id'],
      needed: true,
      most: 100,
    }),
    i.count('required_count', {
      named: ['条数', 'Clips', '要求条数', '需要条数', 'Clips ordered', 'Count', 'required_count'],
      needed: true,
      least: 1,
      most: 500,
    }),
    i.date('deadline', {
      named: ['截止日期', 'Due', '截止', 'Deadline', 'Due date', 'deadline'],
      needed: true,
      most: LATEST,
    }),
    i.text('account', { named: ['平台/账号', 'Account', '账号', 'account'], most: 100 }),
    i.choice('ratio', {
      named: ['比例', 'Ratio', '画面比例', 'Aspect ratio', 'ratio'],
      options: [
        [upright, '竖屏 9:16', 'Upright 9:16', '9:16', '竖屏', 'Upright'],
        [square, '方形 1:1', 'Square 1:1', '1:1', '方形', 'Square'],
        [wide, '横屏 16:9', 'Wide 16:9', '16:9', '横屏', 'Wide'],
      ],
    }),
    i.count('min_s', {
      named: ['时长至少（秒）', 'At least (seconds)', '最短', '最短秒数', 'Min seconds', 'min_s'],
      least: 1,
      most: TEN_MINUTES,
    }),
    i.count('max_s', {
      named: ['时长至多（秒）', 'At most (seconds)', '最长', '最长秒数', 'Max seconds', 'max_s'],
      least: 1,
      most: TEN_MINUTES,
    }),
    i.text('selling_points', { named: ['卖点', 'Selling points', 'selling_points'], most: 2000 }),
    i.text('script', { named: ['脚本', 'Script', 'script'], most: 5000 }),
    i.text('must', { named: ['必含', 'Must show', 'must'], most: 2000 }),
    i.text('forbid', { named: ['禁用', 'Must not show', 'forbid'], most: 2000 }),
    i.text('refs', { named: ['参考链接', 'References', '参考', 'refs'], most: 2000 }),
    i.choice('priority', {
      named: ['优先级', 'Priority', 'priority'],
      options: [
        [low, '低', 'Low'],
        [medium, '中', 'Medium'],
        [high, '高', 'High'],
        [urgent, '加急', 'Urgent'],
      ],
    }),
    i.money('fee', {
      named: ['费用/条', 'Fee for each clip', '费用', '单条费用', 'Fee', 'fee'],
      least: 0,
      most: 100_000_000,
    }),
  ],
  key: ['key'],
  updates: [
    'title',
    'product_id',
    'required_count',
    'deadline',
    'account',
    'ratio',
    'min_s',
    'max_s',
    'selling_points',
    'script',
    'must',
    'forbid',
    'refs',
    'priority',
    'fee',
  ],
})
