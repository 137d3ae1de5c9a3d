import './mark.css'

export type MarkTone = 'good' | 'warn' | 'bad' | 'calm' | 'brand'

/** A small sign before the word of a state: its colour and its shape say the same; the word says it to everyone. */
export const Mark = ({ tone }: { tone: MarkTone }) => <i className={`mark ${tone}`} aria-hidden="true" />
