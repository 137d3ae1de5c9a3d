import { defineTexts } from './texts.ts'

/** Messages of the error catalogue for people who are signed in, to the letter in the language that they are given in. */
export const messageTexts = defineTexts(
  {
    'message.passwordChanged': '密码修改成功，即将跳转登录，请重新登录!',
    'message.modified': '修改成功',
    'message.newBill': '您有新的账单待确认，金额 {amount}，请及时处理',
    'message.rejectedBill': '您的账单被驳回，请查看原因并重新提交',
    'message.billCancelled': '已取消，请记得及时处理财务账单!',
    'message.module': '该功能需单独授权，请联系招商经理',
    'message.devTools': '请关闭控制台后继续使用',
    'message.conflict': '数据已被他人修改，请刷新',
    'message.verification': '验证失败，请重新登录。',
  },
  {
    'message.passwordChanged': 'Password changed successfully, you will be redirected to login, please log in again!',
    'message.modified': 'modified successfully',
    'message.newBill': 'You have a new bill to confirm: {amount}',
    'message.rejectedBill': 'A bill was rejected; please see the reason and submit it again',
    'message.billCancelled': 'Cancelled, remember to handle financial bills in time!',
    'message.module': 'This function needs separate authorization, contact the recruitment manager',
    'message.devTools': 'Please close the developer tools',
    'message.conflict': 'Changed by someone else, please reload',
    'message.verification': 'Verification failed, please Login again.',
  },
)
