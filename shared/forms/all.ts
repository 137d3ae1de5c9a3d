import { avatarForm, forgetForm, passwordForm } from './account.ts'
import { companyForm } from './company.ts'
import { curatedForm } from './curated.ts'
import { goodsSubmitForm } from './goods.ts'
import { sampleForm } from './samples.ts'
import { viewChangeForm, viewForm } from './views.ts'

/** Every declared form by its id, but for those of transitions: what the walkers walk. */
export const forms = {
  avatar: avatarForm,
  company: companyForm,
  curated: curatedForm,
  forget: forgetForm,
  goodsSubmit: goodsSubmitForm,
  password: passwordForm,
  sample: sampleForm,
  view: viewForm,
  viewChange: viewChangeForm,
}
