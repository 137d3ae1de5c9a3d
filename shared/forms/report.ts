import { reportApi, reportFields } from '../areas/reports/api.ts'
import { reportListTexts } from '../areas/reports/list-words.ts'
import { defineWords, joinTexts, pickTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

/** A report that goes out by itself. */
export const reportForm = defineForm({
  id: 'report',
  endpoint: reportApi.save,
  words: joinTexts(
    pickTexts(
      reportListTexts,
      ...([
        'reportContent.1',
        'reportContent.2',
        'reportEvery.1',
        'reportEvery.2',
        'reportFormat.1',
        'reportFormat.2',
        'reportChannel.1',
        'reportChannel.2',
        'reportChannel.3',
      ] as const),
    ),
    defineWords({
      'form.report.title': ['新建定期报告', 'New report'],
      'form.report.note': [
        '按你的数据范围生成，语言与你当前的界面一致。',
        'It shows what you see, in the language that you use now.',
      ],
      'form.report.name': ['名称', 'Name'],
      'form.report.content': ['内容', 'Content'],
      'form.report.team_id': ['只看团队', 'Only the team of'],
      'form.report.team_id.note': ['选择团队负责人；留空为你的全部范围', 'Who leads it; empty: all that you see'],
      'form.report.every': ['周期', 'Every'],
      'form.report.hour': ['发送时间（点，0–23）', 'Hour (0–23)'],
      'form.report.hour.note': [
        '公司时区；每周报告在周一发送',
        'Of the company’s clock; weekly ones go out on Mondays',
      ],
      'form.report.format': ['文件格式', 'Format'],
      'form.report.channel': ['渠道', 'By'],
      'form.report.target': ['发送到', 'To'],
      'form.report.target.note': [
        '邮件填邮箱，多个用逗号分隔；飞书和企业微信填群机器人的 Webhook 地址',
        'Mail: addresses, separated by commas; Feishu and WeCom: the webhook of a group bot',
      ],
      'form.report.secret': ['签名密钥', 'Secret'],
      'form.report.secret.note': ['飞书机器人开启“签名校验”时填写', 'Of a Feishu bot that checks signatures'],
      'form.report.send': ['保存', 'Save'],
      'form.report.done': ['报告已保存', 'The report is saved'],
    }),
  ),
  fields: reportFields,
  refreshes: true,
})
