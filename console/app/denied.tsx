import { Link } from 'react-router-dom'
import { homeOf } from '../../shared/access/home.ts'
import { accessRules } from '../../shared/access/rules.ts'
import { type ScreenId, screenAt, screenRow } from '../../shared/access/screens.ts'
import { ruleTexts } from '../../shared/i18n/rules.ts'
import { usePreferences } from '../state/preferences.ts'
import { useSession } from '../state/session.ts'
import { Icon } from '../ui/icon.tsx'
import { useScreenTitle, useShellText } from './shell/use-shell-text.ts'
import './denied.css'

export interface DeniedProps {
  readonly screen: ScreenId
  readonly rules: readonly string[]
}

const specOf = (rule: string): string | undefined => accessRules.find((row) => row.id === rule)?.spec

const isRuleKey = (key: string): key is keyof typeof ruleTexts.zh => key in ruleTexts.zh

/** The 403 block: says which rules of the permission list took the screen away, each in words. */
export const Denied = ({ screen, rules }: DeniedProps) => {
  const text = useShellText()
  const language = usePreferences((state) => state.language)
  const record = useSession((state) => state.record)
  const titleFor = useScreenTitle(record)
  const home = record ? homeOf(record) : '/'
  const homeScreen = screenAt(home)
  return (
    <section className="block" data-testid="denied">
      <span className="block-sign warn">
        <Icon name="lock" size={30} />
      </span>
      <h1>
        <small>403</small> {text('error.denied')}
      </h1>
      <p>{text('denied.note', { screen: titleFor(screen) })}</p>
      <ul className="reasons">
        {rules.length === 0 ? <li>{text('denied.unnamed')}</li> : null}
        {rules.map((rule) => {
          const key = `rule.${rule}`
          return (
            <li key={rule} data-rule={rule}>
              {isRuleKey(key) ? ruleTexts[language][key] : rule}
              {specOf(rule) ? <small>{specOf(rule)}</small> : null}
            </li>
          )
        })}
      </ul>
      {homeScreen && homeScreen !== screen ? (
        <p className="block-actions">
          {screenRow(homeScreen).app === 'display' ? (
            <a className="button primary" href={home}>
              {text('denied.home')}
            </a>
          ) : (
            <Link className="button primary" to={home}>
              {text('denied.home')}
            </Link>
          )}
        </p>
      ) : null}
    </section>
  )
}
