import { defineWords } from '../../i18n/texts.ts'

/** Columns and figures of creators under contract. */
export const mcnListTexts = defineWords({
  'column.contract_no': ['合约编号', 'Contract'],
  'column.contract_from': ['合约开始', 'From'],
  'column.contract_until': ['合约到期', 'Until'],
  'column.agency_share': ['机构分成', 'Agency share'],
  'column.commission_30d': ['近30天达人佣金', 'Creator commission of 30 days'],
  'column.ours_settled_30d': ['近30天已结算', 'Settled of 30 days'],
  'column.videos_30d': ['近30天视频', 'Videos of 30 days'],
  'column.lives_30d': ['近30天直播', 'Lives of 30 days'],
  'column.agent_name': ['经纪人', 'Agent'],
  'column.contract_ending': ['30天内到期', 'Ends within 30 days'],
  'column.contract_offered': ['发起时间', 'Offered'],
  'filter.contract_ending': ['30天内到期', 'Ends within 30 days'],
  'kpi.mcn.signed': ['签约达人', 'Under contract'],
  'kpi.mcn.signed.hint': ['筛选内合约有效的达人，含解绑中。', 'Creators of the filter whose contract runs, those being unbound too.'],
  'kpi.mcn.month_gmv': ['本月成交额', 'GMV this month'],
  'kpi.mcn.month_gmv.hint': ['这些达人在公司业务日的本月 1 日至今的成交额。', 'Their turnover since the first business day of the month.'],
  'kpi.mcn.month_ours': ['本月我方佣金', 'Our commission this month'],
  'kpi.mcn.month_ours.hint': ['本月这些达人的订单中留在我方（机构、服务商与各级）的佣金，未结算按预估。', 'What stays with us (agency, partner and levels) of their orders this month; estimated until settled.'],
  'kpi.mcn.unsettled': ['本月待结算', 'Unsettled this month'],
  'kpi.mcn.unsettled.hint': ['本月我方佣金中还没有结算的部分。', 'The part of it that is not settled yet.'],
  'kpi.mcn.ending': ['到期 < 30 天', 'Ending within 30 days'],
  'kpi.mcn.ending.hint': ['合约在 30 天内到期的达人。', 'Contracts that end within 30 days.'],
  'kpi.mcn.leaving': ['解约中', 'Leaving'],
  'kpi.mcn.leaving.hint': ['正在 7 天答复期内的解绑。', 'Unbindings within their 7 days.'],
  'search.mcn': ['达人用户名 / 昵称 / 达人ID', 'Handle / nickname / ID'],
  'empty.mcn': ['还没有签约达人。发起绑定，达人同意后审核通过即生效。', 'No contracts yet: offer one, and approve it once the creator agrees.'],
})

/** Words of the page. */
export const mcnWords = defineWords({
  'mcn.bind': ['发起绑定', 'Offer a contract'],
  'mcn.bills': ['MCN 结算单', 'Agency bills'],
  'mcn.samples': ['样品', 'Samples'],
  'mcn.contract': ['合约', 'The contract'],
  'mcn.sales': ['近 30 天', 'Last 30 days'],
  'mcn.toCreator': ['达人主页', 'The creator’s page'],
})

/** Why something is not done. */
export const mcnErrors = defineWords({
  'mcn.bound': ['该达人已绑定给 {owner}，请先解绑或等到期', 'It is bound to {owner}: unbind it first, or wait until that ends'],
  'mcn.asked': ['该达人已有待确认的绑定', 'A binding of it waits for approval'],
})
