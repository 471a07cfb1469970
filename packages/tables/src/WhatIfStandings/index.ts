export type { WhatIf } from '@otryv/race';
export { WhatIfStandings, type WhatIfStandingsProps } from './WhatIfStandings.tsx';
export type { WhatIfInput } from './whatIfInput.ts';
