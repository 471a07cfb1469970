/** Arguments with which Node runs the API from its sources, without a build. */
export const fromSource = [
  '--conditions=@otryv/source',
  '--enable-source-maps',
  '--import',
  new URL('sourceLoader.ts', import.meta.url).href,
];
