import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ownState = /^(export )?(let \w|const \w+ = new (Map|Set)(<.*>)?\(\);)/m;

describe('openPage', () => {
  it('resets every stateful module', () => {
    const withState = Object.keys(sources).filter((path) => ownState.test(sources[path] ?? ''));

    expect(withState.toSorted()).toEqual([
      '../features/race/results/seenResults.ts',
      '../lib/firstView/pageState.ts',
      '../lib/http/clockSkew.ts',
      '../lib/notices/alerts.ts',
      '../lib/notices/loading.ts',
      '../lib/preferences/preferences.ts',
      '../lib/session/renewAccessToken.ts',
      '../lib/session/sessionStore.ts',
      '../lib/site/siteData.ts',
      './messageServer.ts',
    ]);
  });
});
