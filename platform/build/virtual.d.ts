declare module 'virtual:tokens.css' {}
/**
 * Outlines of the world's countries; the type of the file itself says less than its format. In a build the ones without a
 * number alone have a name.
 */
declare module 'world-atlas/countries-110m.json' {
  const topology: import('topojson-specification').Topology<{
    countries: import('topojson-specification').GeometryCollection<{ name?: string }>
  }>
  export default topology
}
/** Hash of the sources this app was built from; the relay tells open pages when another build is served. */
declare const __BUILD_ID__: string
