import './identify.css'

const shownMs = 10_000

/** Shows for ten seconds, over everything, what this wall is called. */
export const showName = (name: string): void => {
  for (const old of document.querySelectorAll('.identify')) old.remove()
  const box = document.createElement('div')
  box.className = 'identify'
  box.setAttribute('role', 'status')
  box.style.setProperty('--letters', String(Math.max(4, [...name].length)))
  box.textContent = name
  document.querySelector('.stage')?.append(box)
  setTimeout(() => box.remove(), shownMs)
}
