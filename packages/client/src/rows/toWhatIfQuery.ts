import type { WhatIf } from '@otryv/race';

/** The query of `/api/series/general-classification/{urlSlug}/what-if` for the assumptions of `WhatIfStandings`. */
export function toWhatIfQuery({ withoutStages = [], categories = new Map() }: WhatIf): {
  without: string;
  category: string;
} {
  return {
    without: withoutStages.join(','),
    category: [...categories].map(([rider, category]) => `${rider}:${category}`).join(','),
  };
}
