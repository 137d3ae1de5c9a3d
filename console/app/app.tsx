import { BrowserRouter } from 'react-router-dom'
import { Toasts } from '../ui/toasts.tsx'
import { Crash } from './crash.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Questions } from './questions.tsx'
import { Screen } from './screen.tsx'

/**
 * The app in its router. What stands in the address is drawn before the next key or click: as a transition it would
 * lag behind, and a second choice made meanwhile would start from the address before the first and undo it.
 */
export const App = () => (
  <Crash>
    <OfflineBanner />
    <BrowserRouter useTransitions={false}>
      <Screen />
    </BrowserRouter>
    <Questions />
    <Toasts />
  </Crash>
)
