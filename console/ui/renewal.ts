import './renewal.css'

/**
 * For the part of a page that shows figures: dimmed and busy while they are still those of the choice before (`old`, the
 * answer to the present one is on its way).
 */
export const renewal = (old: boolean) => ({ 'aria-busy': old, 'data-old': old }) as const
