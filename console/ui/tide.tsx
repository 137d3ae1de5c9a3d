/** A day's tide of sales along the foot of the page: decoration, still, drawn in the theme's own colours. */
export const Tide = () => (
  <svg className="public-tide" viewBox="0 0 1440 420" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="tide-far" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--data-6)" stopOpacity="0.22" />
        <stop offset="1" stopColor="var(--data-6)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="tide-near" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--brand)" stopOpacity="0.26" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity="0.02" />
      </linearGradient>
    </defs>
    <path d="M0 250C120 230 190 160 330 170s220 90 350 78 190-118 330-126 230 66 430 20v278H0z" fill="url(#tide-far)" />
    <path
      className="tide-line far"
      d="M0 250C120 230 190 160 330 170s220 90 350 78 190-118 330-126 230 66 430 20"
      fill="none"
      vectorEffect="non-scaling-stroke"
    />
    <path d="M0 330c150-10 220-70 360-60s210 62 340 46 200-96 350-110 240 20 390-66v280H0z" fill="url(#tide-near)" />
    <path
      className="tide-line"
      d="M0 330c150-10 220-70 360-60s210 62 340 46 200-96 350-110 240 20 390-66"
      fill="none"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)
