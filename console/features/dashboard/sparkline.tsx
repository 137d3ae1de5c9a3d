import { sparkPaths } from './spark.ts'

/** Today's course by hour, the running one dashed; decoration beside the figure that it belongs to. */
export const Sparkline = ({
  values,
  tone = 'plain',
}: {
  values: readonly (number | null)[]
  tone?: 'plain' | 'money'
}) => {
  const paths = sparkPaths(values, 100, 30)
  return (
    <svg
      className={`spark ${tone}`}
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {paths ? (
        <>
          <path className="spark-area" d={paths.area} />
          <path className="spark-line" d={paths.line} vectorEffect="non-scaling-stroke" />
          <path className="spark-running" d={paths.running} vectorEffect="non-scaling-stroke" />
        </>
      ) : null}
    </svg>
  )
}
