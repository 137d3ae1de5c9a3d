import { useId } from 'react'

/** 潮屏's mark: the tide rising in a screen, an order's light above the crest. The favicon beside `console/` is the same. */
export const BrandMark = ({ size = 28 }: { size?: number }) => {
  const id = useId()
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#16304f" />
          <stop offset="1" stopColor="#0b1424" />
        </linearGradient>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="1" y2="0">
          <stop stopColor="#2fa8e0" />
          <stop offset="1" stopColor="#38d5f5" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <rect x="2" y="4" width="28" height="24" rx="6" />
        </clipPath>
      </defs>
      <rect x="2" y="4" width="28" height="24" rx="6" fill={`url(#${id}s)`} />
      <g clipPath={`url(#${id}c)`}>
        <path d="M0 22c4-5 8-5 11-1s6 3 9-3 6-7 12-6v18H0z" fill="#38d5f5" opacity=".26" />
        <path d="M0 25c4-4 8-4 11-1.5s6 1.5 9-3 6-6.5 12-5.5v15H0z" fill={`url(#${id}w)`} />
      </g>
      <circle cx="22.5" cy="11" r="2.6" fill="#ffc857" />
    </svg>
  )
}
