import { defineWords } from './texts.ts'

/** Messages of the error catalogue for people who are signed in, to the letter in the language that they are given in. */
export const messageTexts = defineWords({
  'message.passwordChanged': ['密码修改成功，即将跳转登录，请重新登录!', 'Password changed successfully, you will be redirected to login, please log in again!'],
  'message.modified': ['修改成功', 'modified successfully'],
  'message.newBill': ['您有新的账单待确认，金额 {amount}，请及时处理', 'You have a new bill to confirm: {amount}'],
  'message.rejectedBill': ['您的账单被驳回，请查看原因并重新提交', 'A bill was rejected; please see the reason and submit it again'],
  'message.billCancelled': ['已取消，请记得及时处理财务账单!', 'Cancelled, remember to handle financial bills in time!'],
  'message.module': ['该功能需单独授权，请联系招商经理', 'This function needs separate authorization, contact the recruitment manager'],
  'message.devTools': ['请关闭控制台后继续使用', 'Please close the developer tools'],
  'message.conflict': ['数据已被他人修改，请刷新', 'Changed by someone else, please reload'],
  'message.verification': ['验证失败，请重新登录。', 'Verification failed, please Login again.'],
})
