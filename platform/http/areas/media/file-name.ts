const LONGEST = 200

/** What people call a file, as one line without a path; it names nothing on the disk. */
export const fileName = (said: string | null | undefined): string => {
  const last = (said ?? '').split(/[\\/]/).at(-1) ?? ''
  const clean = last.replace(/[\p{C}]/gu, '').trim()
  return [...clean].slice(0, LONGEST).join('') || '—'
}
