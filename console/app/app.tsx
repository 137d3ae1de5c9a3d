import { Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Toasts } from '../ui/toasts.tsx'
import { Crash } from './crash.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Questions } from './questions.tsx'
import { Screen } from './screen.tsx'
import { Splash } from './splash.tsx'

export const App = () => (
  <Crash>
    <OfflineBanner />
    <BrowserRouter>
      <Suspense fallback={<Splash />}>
        <Screen />
      </Suspense>
    </BrowserRouter>
    <Questions />
    <Toasts />
  </Crash>
)
