import { defineWords } from '../../shared/i18n/texts.ts'

export const parcelWords = defineWords({
  'column.parcel_no': ['包裹号', 'Parcel'],
  'column.parcel_state': ['状态', 'State'],
  'column.postage': ['邮费', 'Postage'],
  'filter.parcel_state': ['状态', 'State'],
  'parcel.0': ['已打包', 'Packed'],
  'parcel.1': ['运输中', 'Under way'],
  'parcel.2': ['丢失', 'Lost'],
  'parcel.3': ['已送达', 'There'],
  'transition.parcel.send': ['寄出', 'Send'],
  'transition.parcel.lose': ['报失', 'Report as lost'],
  'transition.parcel.find': ['找到', 'Found'],
  'transition.parcel.arrive': ['送达', 'Arrived'],
  'form.parcel.send.postage': ['邮费', 'Postage'],
  'form.parcel.lose.why': ['原因', 'Why'],
})
