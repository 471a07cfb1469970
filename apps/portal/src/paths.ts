/** The addresses of the portal. */
export const paths = {
  home: '/',
  schedule: '/race/schedule',
  event: (id: number | string) => `/race/schedule/${id}`,
  results: '/race/results',
  raceResults: (id: number | string) => `/race/results/${id}`,
} as const;
