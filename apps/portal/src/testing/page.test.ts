import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ownState = /^(export )?(let \w|const \w+ = new (Map|Set)(<.*>)?\(\);)/m;

describe('openPage', () => {
  it('resets every module that has state of its own', () => {
    const withState = Object.keys(sources).filter((path) => ownState.test(sources[path] ?? ''));

    expect(withState.toSorted()).toEqual([
      '../api/clockSkew.ts',
      '../session/preferences.ts',
      '../session/renewAccessToken.ts',
      '../session/seenResults.ts',
      '../session/sessionStore.ts',
      '../shell/alerts.ts',
      '../shell/loading.ts',
      './messageServer.ts',
    ]);
  });
});
