/** Metadata key for the endpoint description of a controller method. */
export const ENDPOINT = 'otryv:endpoint';
