import { defineWords } from '../../i18n/texts.ts'

/** What a material is, and where it comes from. */
export const materialKindWords = defineWords({
  'materialKind.1': ['原始', 'Footage'],
  'materialKind.2': ['成片', 'Clip'],
  'materialKind.3': ['图片', 'Picture'],
  'materialKind.4': ['音频', 'Sound'],
  'materialKind.5': ['文案', 'Text'],
  'materialSource.1': ['上传', 'Uploaded'],
  'materialSource.2': ['达人授权', 'Creator'],
  'materialSource.3': ['星源', 'Star'],
  'materialSource.4': ['直播切片', 'Live cut'],
  'materialSource.5': ['抓取', 'Collected'],
})
