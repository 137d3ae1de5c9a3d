import { Link, useSearchParams } from 'react-router-dom'
import { type PolicyType, policyTypes } from '../../../shared/areas/policy/api.ts'
import { usePublicText } from '../../i18n/use-public-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PublicFrame } from '../../ui/public-frame.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import './policy.css'
import { PolicyText } from './policy-text.tsx'
import { usePolicy } from './use-policy.ts'

const typeOf = (asked: string | null): PolicyType => policyTypes.find((type) => type === asked) ?? 'privacy'

/** S04: the legal texts, for anyone; which one stands in the address. */
export const PolicyPage = () => {
  const text = useText()
  const say = usePublicText()
  const [search] = useSearchParams()
  const language = usePreferences((state) => state.language)
  const signedIn = useSession((state) => state.token !== null)
  const asked = typeOf(search.get('type'))
  const policy = usePolicy(asked, language)
  return (
    <PublicFrame>
      <main className="policy">
        <PageHead title={text('screen.policy')}>
          <Link className="button" to={signedIn ? '/' : '/login'}>
            {say(signedIn ? 'policy.home' : 'public.signIn')}
          </Link>
          <button type="button" className="button" onClick={() => window.print()}>
            <Icon name="print" size={16} />
            {say('policy.print')}
          </button>
        </PageHead>
        <Tabs className="policy-types" aria-label={say('policy.types')}>
          {policyTypes.map((type) => (
            <Link key={type} to={`/policy?type=${type}`} aria-current={type === asked ? 'page' : undefined}>
              {say(`policy.${type}`)}
            </Link>
          ))}
        </Tabs>
        {policy ? <PolicyText key={`${asked} ${language}`} policy={policy} /> : <div className="thin-bar" />}
      </main>
    </PublicFrame>
  )
}
