import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ModuleCode } from '../../../shared/modules/modules.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useChange } from '../../state/use-change.ts'

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 5000, refetchOnReconnect: true } },
  })

/**
 * Answers of the platform for one session. Those of another module (switched in another tab) are asked for anew, and those
 * of another language, whose sentences and names are the platform's: they stand until the new ones are there.
 */
export const AnswerCache = ({ mode, children }: { mode: ModuleCode; children: ReactNode }) => {
  const [client] = useState(newClient)
  const language = usePreferences((state) => state.language)
  useChange(mode, () => void client.resetQueries())
  useChange(language, () => void client.invalidateQueries())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
