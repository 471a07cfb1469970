/**
 * Third-party versions of other clubs' sites: installed in their temporary folders only.
 *
 * For React Router the newest version published for all of its packages.
 */
export const consumerVersions = {
  bootstrap: '5.3.9',
  isbot: '5.2.3',
  next: '16.4.6',
  'react-router': '8.4.0',
} as const;
