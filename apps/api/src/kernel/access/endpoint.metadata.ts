/** The key under which a method of a controller keeps its description. */
export const ENDPOINT = 'otryv:endpoint';
