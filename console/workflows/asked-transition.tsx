import { useAsked } from './asked.ts'
import { TransitionDialog } from './transition-dialog.tsx'

/** The dialog of the transition that somebody is about to make; stands once on a page. */
export const AskedTransition = () => {
  const asked = useAsked((state) => state.asked)
  return asked ? <TransitionDialog key={asked.name} asked={asked} /> : null
}
