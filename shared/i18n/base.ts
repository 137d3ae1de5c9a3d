import { defineWords } from './texts.ts'

/** Words that every page of both apps needs, the first one included. */
export const baseTexts = defineWords({
  'product.name': ['潮屏', 'Tidewall'],
  'product.demo': ['演示数据', 'Demo data'],
  'error.network': ['请求超时, 请检查网络!', 'Request timed out, please check the network'],
  'error.denied': ['无访问权限', 'No access'],
  'error.tooMany': ['操作过于频繁，请稍后再试', 'Too many requests'],
})
