/** The parts of echarts-gl that are used: it comes without types. */
declare module 'echarts-gl/charts' {
  export const Bar3DChart: (registers: unknown) => void
}
declare module 'echarts-gl/components' {
  export const Grid3DComponent: (registers: unknown) => void
}
