/**
 * What the sites of other clubs are built with: installed in their temporary folders only.
 *
 * Of React Router the newest version that all of its packages have.
 */
export const consumerVersions = {
  bootstrap: '5.3.9',
  isbot: '5.2.3',
  next: '16.4.6',
  'react-router': '8.4.0',
} as const;
