import { avatarForm, forgetForm, passwordForm } from './account.ts'
import { companyForm } from './company.ts'
import { goodsSubmitForm } from './goods.ts'
import { viewChangeForm, viewForm } from './views.ts'

/** Every declared form by its id, but for those of transitions: what the walkers walk. */
export const forms = {
  avatar: avatarForm,
  company: companyForm,
  forget: forgetForm,
  goodsSubmit: goodsSubmitForm,
  password: passwordForm,
  view: viewForm,
  viewChange: viewChangeForm,
}
