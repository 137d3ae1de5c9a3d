import { defineImport, i } from './import.ts'

/** Accounts of people: who works here, below whom. */
export const staffImport = defineImport({
  id: 'staff',
  title: ['导入员工', 'Import staff'],
  note: [
    '每行一位员工：账号、姓名、手机号和上级。新账号没有初始密码，员工用手机号“找回密码”设置；角色组在导入后逐个设置。已有账号只更新姓名和手机号，空格子不改动。',
    'A line for each person: account, name, phone and who stands above. New accounts have no password: people set one by "Forgot password" with their phone; groups are given afterwards. Of accounts that exist only name and phone change, an empty cell leaves what is known.',
  ],
  screens: ['management'],
  by: 'company',
  columns: [
    i.text('username', {
      named: ['账号', 'Account', '用户名', 'Username', '登录账号', 'Login', 'username'],
      needed: true,
      least: 4,
      most: 32,
    }),
    i.text('membername', { named: ['姓名', 'Name', '员工姓名', '成员', 'Staff', 'Full name', 'membername'], most: 10 }),
    i.text('mobile', { named: ['手机号', 'Mobile', '手机', '电话', '手机号码', 'Phone', 'mobile'], most: 20 }),
    i.member('above', { named: ['上级', 'Above', '直属上级', '主管', '负责人', 'Manager', 'Reports to', 'Leader'] }),
  ],
  key: ['username'],
  updates: ['membername', 'mobile'],
})
