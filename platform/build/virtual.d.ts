declare module 'virtual:tokens.css' {}
/** Hash of the sources this app was built from; the relay tells open pages when another build is served. */
declare const __BUILD_ID__: string
