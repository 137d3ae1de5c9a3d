import { useNavigate } from 'react-router-dom'
import { currentModule, moduleTabs, switchModule } from '../../../shared/modules/modules.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { Icon } from '../../ui/icon.tsx'
import { chooseModule } from './module-switch.ts'
import { useShell } from './shell-state.ts'
import { useShellText } from './use-shell-text.ts'

/** The modules: the one that is on is pressed, one that is not bought wears a lock and tells whom to ask. */
export const ModuleTabs = ({ record, onChoose }: { record: UserRecord; onChoose?: () => void }) => {
  const text = useShellText()
  const navigate = useNavigate()
  const switching = useShell((state) => state.switching)
  const shown = switching ?? currentModule(record)
  return (
    <fieldset className="modules" aria-label={text('module.label')} disabled={switching !== null}>
      {moduleTabs(record).map((code) => (
        <button
          key={code}
          type="button"
          data-module={code}
          aria-pressed={code === shown}
          title={text(`module.${code}.about`)}
          onClick={() => {
            onChoose?.()
            void chooseModule(record, code, navigate)
          }}
        >
          {text(`module.${code}`)}
          {switchModule(record, code).kind === 'refused' ? (
            <>
              <Icon name="lock" size={13} />
              <span className="unseen">{text('module.locked')}</span>
            </>
          ) : null}
        </button>
      ))}
    </fieldset>
  )
}
