import { Link } from 'react-router-dom'
import { homeOf } from '../../shared/access/home.ts'
import { accessRules } from '../../shared/access/rules.ts'
import { type ScreenId, screenAt, screenRow } from '../../shared/access/screens.ts'
import { isTextKey, useText } from '../i18n/use-text.ts'
import { useSession } from '../state/session.ts'
import { Icon } from '../ui/icon.tsx'

const specOf = (rule: string): string | undefined => accessRules.find((row) => row.id === rule)?.spec

/** The 403 block: says which rules of the permission list took the screen away, each in words. */
export const Denied = ({ screen, rules }: { screen: ScreenId; rules: readonly string[] }) => {
  const text = useText()
  const record = useSession((state) => state.record)
  const title = screenRow(screen).title
  const home = record ? homeOf(record) : '/'
  const homeScreen = screenAt(home)
  return (
    <section className="block" data-testid="denied">
      <span className="block-sign warn">
        <Icon name="lock" size={30} />
      </span>
      <h1>
        <small>403</small> {text('denied.title')}
      </h1>
      <p>{text('denied.note', { screen: isTextKey(title) ? text(title) : title })}</p>
      <ul className="reasons">
        {rules.length === 0 ? <li>{text('denied.unnamed')}</li> : null}
        {rules.map((rule) => {
          const key = `rule.${rule}`
          return (
            <li key={rule} data-rule={rule}>
              {isTextKey(key) ? text(key) : rule}
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
