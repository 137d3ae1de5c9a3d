import { defineTexts } from './texts.ts'

/** Words that every page of both apps needs, the first one included. */
export const baseTexts = defineTexts(
  {
    'product.name': '潮屏',
    'product.demo': '演示数据',
    'error.network': '请求超时, 请检查网络!',
    'error.denied': '无访问权限',
    'error.tooMany': '操作过于频繁，请稍后再试',
  },
  {
    'product.name': 'Tidewall',
    'product.demo': 'Demo data',
    'error.network': 'Request timed out, please check the network',
    'error.denied': 'No access',
    'error.tooMany': 'Too many requests',
  },
)
