import { signInFields, staffApi, staffFields } from '../areas/staff/api.ts'
import { payeeTexts } from '../i18n/payee.ts'
import { defineWords, joinTexts, pickTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'

const ownWords = defineWords({
  'form.staff.title': ['新增员工', 'Add staff'],
  'form.staff.note': [
    '用账号和初始密码登录后，员工要先设置自己的密码。',
    'Who signs in with this account and password sets a password of their own first.',
  ],
  'form.staff.username': ['账号', 'Account'],
  'form.staff.username.note': [
    '4 至 32 位字母、数字、点、横线；保存后不能更改',
    '4 to 32 letters, digits, dots or hyphens; it cannot be changed later',
  ],
  'form.staff.password': ['初始密码', 'First password'],
  'form.staff.membername': ['姓名', 'Name'],
  'form.staff.membername.note': ['2 至 10 个汉字', '2 to 10 Chinese characters'],
  'form.staff.mobile': ['手机号', 'Mobile'],
  'form.staff.mobile.note': ['大屏账号可以不填', 'A wall’s account needs none'],
  'form.staff.privilege_group': ['角色组', 'Group'],
  'form.staff.privilege_group.note': ['管理组可以看到整个公司', 'Managers see the whole company'],
  'form.staff.above': ['上级', 'Above'],
  'form.staff.above.note': ['留空则直接归你', 'Empty: directly below you'],
  'form.staff.is_film_cutter': ['剪辑师', 'Film cutter'],
  'form.staff.is_film_cutter.note': [
    '只使用剪辑任务、素材和学院',
    'Works with clip tasks, materials and the academy alone',
  ],
  'form.staff.video_screen': ['剪辑大屏', 'Clip wall'],
  'form.staff.video_home': ['剪辑总览', 'Clip overview'],
  'form.staff.video_details': ['素材明细', 'Materials'],
  'form.staff.is_screen': ['大屏账号', 'A wall’s account'],
  'form.staff.is_screen.note': ['只能看大屏，看到的是整个公司', 'Shows walls only, those of the whole company'],
  'form.staff.send': ['保存', 'Save'],
  'form.staff.done': ['员工已保存', 'Saved'],
  'form.staffEdit.title': ['编辑员工', 'Edit staff'],
  'form.staffEdit.note': ['权限在该员工的下一次操作时生效。', 'What it may do holds from its next call on.'],
  'form.staffEdit.mobile.note': ['现在：{mobile}；留空表示不变', 'Now: {mobile}; empty: as it is'],
  'form.staffEdit.above.note': ['留空表示不变', 'Empty: as it is'],
  'form.staffTransfer.title': ['移交数据', 'Hand over'],
  'form.staffTransfer.note': [
    '一次全部移交；历史订单的归属不变。',
    'All of it at once; what orders say of their owners stays.',
  ],
  'form.staffTransfer.to': ['接收人', 'To'],
  'form.staffTransfer.send': ['移交', 'Hand over'],
})

const words = joinTexts(ownWords, pickTexts(payeeTexts, 'form.name.missing', 'form.name.wrong'))

/** A new account. */
export const staffForm = defineForm({
  id: 'staff',
  endpoint: staffApi.save,
  words,
  fields: [...signInFields, ...staffFields],
  refreshes: true,
  input: (values) => ({ ...values, id: null }),
})

/** One as it is to be. */
export const staffEditForm = defineForm({
  id: 'staffEdit',
  like: 'staff',
  endpoint: staffApi.save,
  words,
  fields: staffFields,
  refreshes: true,
  input: (values, about: { readonly id: string }) => ({ ...values, ...about, username: null, password: null }),
})

/** What somebody has in hand, to somebody else. */
export const staffTransferForm = defineForm({
  id: 'staffTransfer',
  endpoint: staffApi.transfer,
  words,
  fields: [f.member('to')],
  refreshes: true,
  input: (values, about: { readonly id: string }) => ({ ...values, ...about }),
})
