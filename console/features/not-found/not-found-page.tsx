import { useLocation, useNavigate } from 'react-router-dom'
import { fieldsIn } from '../../../shared/record/fields.ts'
import { usePublicText } from '../../i18n/use-public-text.ts'
import { PublicFrame } from '../../ui/public-frame.tsx'
import { hasPageBefore } from './has-page-before.ts'
import './not-found.css'

const askedOf = (state: unknown): string | undefined => {
  const { asked } = fieldsIn(state)
  return typeof asked === 'string' ? asked : undefined
}

/** 404: says which address was asked for, and the two ways out. */
export const NotFoundPage = () => {
  const text = usePublicText()
  const navigate = useNavigate()
  const location = useLocation()
  return (
    <PublicFrame>
      <main className="not-found" data-testid="not-found">
        <p className="not-found-code" aria-hidden="true">
          404
        </p>
        <h1>{text('missing.title')}</h1>
        <p>
          {text('missing.note')}
          <code>{askedOf(location.state) ?? location.pathname}</code>
        </p>
        <p className="block-actions">
          <button type="button" className="button" onClick={() => (hasPageBefore() ? navigate(-1) : navigate('/'))}>
            {text('missing.back')}
          </button>
          <button type="button" className="button primary" onClick={() => navigate('/')}>
            {text('policy.home')}
          </button>
        </p>
      </main>
    </PublicFrame>
  )
}
