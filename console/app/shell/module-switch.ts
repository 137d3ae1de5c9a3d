import type { NavigateFunction } from 'react-router-dom'
import { accountApi } from '../../../shared/areas/account/api.ts'
import { type ModuleCode, type ModuleSwitch, switchModule } from '../../../shared/modules/modules.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { writesSettled } from '../../http/pending.ts'
import { messageNow } from '../../i18n/use-message.ts'
import { mayLeave } from '../../state/may-leave.ts'
import { openSession, useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { useShell } from './shell-state.ts'
import { shellTextNow } from './use-shell-text.ts'

/** D10: what the module is and whom to ask for it, as far as the record knows. */
const refuse = ({ referrerName, referrerMobile }: UserRecord, code: ModuleCode, sticky: boolean): void => {
  const text = shellTextNow
  const contact = referrerName ? text('module.contact', { name: referrerName, mobile: referrerMobile }).trim() : ''
  const note = `${text(`module.${code}`)} · ${text(`module.${code}.about`)} ${contact}`
  showToast('warn', messageNow('message.module'), { sticky, note: note.trim() })
}

/** From `since` (performance.now) on. */
const until = (ms: number, since: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, since + ms - performance.now())))

type Switched = Extract<ModuleSwitch, { kind: 'switched' }>

/** The record in that module; a platform without a call for it is told by the headers of the next ones. */
const switched = async (module: 0 | 1 | 5 | 9, plan: Switched, held: UserRecord): Promise<UserRecord> => {
  try {
    return await call(accountApi.module, { module }, { tell: 'offered' })
  } catch (error) {
    if (error instanceof CallError && error.kind === 'missing') return { ...held, ...plan.patch }
    throw error
  }
}

const carryOut = async (code: 0 | 1 | 5 | 9, plan: Switched, navigate: NavigateFunction): Promise<void> => {
  const { token, record: held } = useSession.getState()
  if (!token || !held) return
  const record = await switched(code, plan, held)
  const now = useSession.getState()
  if (now.token !== token) return
  const since = performance.now()
  openSession(token, record)
  await until(plan.goAfterMs, since)
  navigate(plan.goTo)
  await until(plan.reloadAfterMs, since)
  await writesSettled()
  window.location.reload()
}

/** Chooses the module of `code`: shows what there is to read, says why not, or switches, goes to its start and reloads. */
export const chooseModule = async (record: UserRecord, code: ModuleCode, navigate: NavigateFunction): Promise<void> => {
  if (code === 2 || code === 4) return useShell.setState({ notice: code })
  const plan = switchModule(record, code)
  if (plan.kind === 'refused') refuse(record, code, plan.sticky)
  if (plan.kind !== 'switched' || useShell.getState().switching !== null) return
  if (!(await mayLeave())) return
  useShell.setState({ switching: code })
  try {
    await carryOut(code, plan, navigate)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  } finally {
    useShell.setState({ switching: null })
  }
}
