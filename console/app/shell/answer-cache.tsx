import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ModuleCode } from '../../../shared/modules/modules.ts'

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 5000, refetchOnReconnect: true } },
  })

/** Answers of the platform for one session; those of another module (switched in another tab) are asked for anew. */
export const AnswerCache = ({ mode, children }: { mode: ModuleCode; children: ReactNode }) => {
  const [client] = useState(newClient)
  const known = useRef(mode)
  useEffect(() => {
    if (known.current === mode) return
    known.current = mode
    void client.resetQueries()
  }, [client, mode])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
