import { avatarForm, firstPasswordForm, forgetForm, passwordForm } from './account.ts'
import { adCampaignForm, adRuleForm } from './ad-flow.ts'
import { announcementForm } from './announcement.ts'
import { articleForm } from './article.ts'
import { clipCommentForm, clipDemandForm, clipHitForm } from './clips.ts'
import { companyForm } from './company.ts'
import { curatedForm } from './curated.ts'
import { dealContractForm, dealForm } from './deal.ts'
import { goodsSubmitForm } from './goods.ts'
import { groupForm } from './groups.ts'
import { inviteForm } from './invite.ts'
import { limitsForm } from './limits.ts'
import { liveMarkForm, livePlanForm } from './live.ts'
import { materialForm, materialVersionForm } from './materials.ts'
import { mcnBindForm } from './mcn.ts'
import { newCompanyForm } from './new-company.ts'
import { originalUseForm } from './originals.ts'
import { phoneForm } from './phone.ts'
import { playlistForm } from './playlist.ts'
import { registerForm } from './register.ts'
import { reportForm } from './report.ts'
import { sampleForm } from './samples.ts'
import { shopConnectForm, shopForm } from './shop.ts'
import { shopCopyForm } from './shop-copy.ts'
import { skuAmountForm, skuStockForm } from './shops.ts'
import { staffEditForm, staffForm, staffTransferForm } from './staff.ts'
import { ttAccountForm } from './tt-account.ts'
import { viewChangeForm, viewForm } from './views.ts'
import { wallForm } from './wall.ts'
import { zoneForm } from './zone.ts'

/** Every declared form by its id, but for those of transitions: what the walkers walk. */
export const forms = {
  avatar: avatarForm,
  clipComment: clipCommentForm,
  clipDemand: clipDemandForm,
  clipHit: clipHitForm,
  company: companyForm,
  newCompany: newCompanyForm,
  curated: curatedForm,
  firstPassword: firstPasswordForm,
  forget: forgetForm,
  goodsSubmit: goodsSubmitForm,
  group: groupForm,
  invite: inviteForm,
  report: reportForm,
  material: materialForm,
  materialVersion: materialVersionForm,
  originalUse: originalUseForm,
  password: passwordForm,
  phone: phoneForm,
  limits: limitsForm,
  playlist: playlistForm,
  register: registerForm,
  sample: sampleForm,
  article: articleForm,
  deal: dealForm,
  dealContract: dealContractForm,
  livePlan: livePlanForm,
  liveMark: liveMarkForm,
  announcement: announcementForm,
  shopCopy: shopCopyForm,
  adCampaign: adCampaignForm,
  adRule: adRuleForm,
  ttAccount: ttAccountForm,
  wall: wallForm,
  mcnBind: mcnBindForm,
  shopConnect: shopConnectForm,
  shopNew: shopForm,
  skuAmount: skuAmountForm,
  skuStock: skuStockForm,
  staff: staffForm,
  staffEdit: staffEditForm,
  staffTransfer: staffTransferForm,
  view: viewForm,
  viewChange: viewChangeForm,
  zone: zoneForm,
}
