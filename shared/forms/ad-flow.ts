import { adFlowApi, campaignFields, ruleFields } from '../areas/ads/flow-api.ts'
import { adFlowListTexts } from '../areas/ads/flow-words.ts'
import { adListTexts } from '../areas/ads/list-words.ts'
import { allTexts, defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

const words = defineWords({
  'form.adCampaign.title': ['新建广告', 'New campaign'],
  'form.adCampaign.note': [
    '创建为暂停状态，检查后再启用；未接入平台时只写本地记录。',
    'It begins paused: look at it, then turn it on. Without a network only the local record is written.',
  ],
  'form.adCampaign.step.goal': ['目标', 'Goal'],
  'form.adCampaign.step.money': ['预算与出价', 'Budget and bid'],
  'form.adCampaign.step.people': ['受众与版位', 'People'],
  'form.adCampaign.step.creative': ['创意', 'Creative'],
  'form.adCampaign.account_id': ['广告账户', 'Ad account'],
  'form.adCampaign.campaign_name': ['系列名称', 'Name of the campaign'],
  'form.adCampaign.objective': ['推广目标', 'Objective'],
  'form.adCampaign.budget_amt': ['预算', 'Budget'],
  'form.adCampaign.budget_amt.note': ['按账户币种', 'In the account’s currency'],
  'form.adCampaign.budget_type': ['预算类型', 'Budget type'],
  'form.adCampaign.bid_strategy': ['竞价策略', 'Bid strategy'],
  'form.adCampaign.region': ['投放国家', 'Country'],
  'form.adCampaign.age': ['年龄', 'Age'],
  'form.adCampaign.placement': ['版位', 'Placement'],
  'form.adCampaign.ad_name': ['广告名称', 'Name of the ad'],
  'form.adCampaign.material_id': ['素材', 'Material'],
  'form.adCampaign.material_id.note': ['来自素材库，可以先不选', 'From the library; may be left open'],
  'form.adCampaign.send': ['创建', 'Make it'],
  'form.adCampaign.done': ['广告已创建，处于暂停状态', 'The campaign is made, and paused'],
  'adAge.1': ['18–24', '18–24'],
  'adAge.2': ['25–34', '25–34'],
  'adAge.3': ['35–44', '35–44'],
  'adAge.4': ['45 及以上', '45 and above'],
  'adPlacement.1': ['信息流', 'Feed'],
  'adPlacement.2': ['快拍与短视频', 'Stories and reels'],
  'adPlacement.3': ['搜索', 'Search'],
  'adPlacement.4': ['商品页', 'Shop page'],
  'form.adRule.title': ['新建规则', 'New rule'],
  'form.adRule.note': [
    '先试运行：只记录会命中的系列，确认后再正式运行。',
    'On trial first: it only writes down what it would hit.',
  ],
  'form.adRule.rule_name': ['规则名', 'Name'],
  'form.adRule.network': ['广告平台', 'Network'],
  'form.adRule.days': ['观察期', 'Looks at'],
  'form.adRule.roas_percent': ['ROAS 低于（百分数，150 表示 1.50）', 'ROAS below (hundredths: 150 is 1.50)'],
  'form.adRule.spend_above': ['并且消耗高于', 'And spend above'],
  'form.adRule.action': ['则', 'Then'],
  'form.adRule.cut_bp': ['预算降幅', 'Cut the budget by'],
  'form.adRule.cut_bp.note': ['降低预算时填写，不会低于平台最小值', 'For a cut; never below the network’s least'],
  'form.adRule.send': ['开始试运行', 'Begin the trial'],
  'form.adRule.done': ['规则已保存，正在试运行', 'The rule is kept, and on trial'],
})

/** A campaign in four steps. */
export const adCampaignForm = defineForm({
  id: 'adCampaign',
  endpoint: adFlowApi.create,
  words: allTexts(words, adListTexts),
  fields: campaignFields,
  refreshes: true,
  steps: {
    goal: ['account_id', 'campaign_name', 'objective'],
    money: ['budget_amt', 'budget_type', 'bid_strategy'],
    people: ['region', 'age', 'placement'],
    creative: ['ad_name', 'material_id'],
  },
})

/** A rule over campaigns. */
export const adRuleForm = defineForm({
  id: 'adRule',
  endpoint: adFlowApi.rule,
  words: allTexts(words, adFlowListTexts),
  fields: ruleFields,
  refreshes: true,
})
