import { lazyPart } from '../ui/lazy-part.tsx'
import type { DeniedProps } from './denied.tsx'
import { Splash } from './splash.tsx'

/** `Denied`, loaded when somebody is refused: with it come a sentence for each access rule. */
export const LazyDenied = lazyPart<DeniedProps>(async () => (await import('./denied.tsx')).Denied, <Splash />)
