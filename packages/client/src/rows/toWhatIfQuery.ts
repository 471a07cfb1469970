import type { WhatIf } from '@otryv/race';

/**
 * Builds the query of `/api/series/general-classification/{urlSlug}/what-if` from the assumptions of `WhatIfStandings`.
 */
export function toWhatIfQuery({ withoutStages = [], categories = new Map() }: WhatIf): {
  without: string;
  category: string;
} {
  return {
    without: withoutStages.join(','),
    category: [...categories].map(([rider, category]) => `${rider}:${category}`).join(','),
  };
}
