import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { warnDeprecated } from './warnDeprecated.ts';

const warn = vi.fn<(text: string) => void>();

describe('warnDeprecated', () => {
  beforeEach(() => {
    warn.mockClear();
    vi.stubGlobal('console', { warn });
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('names the part and its replacement once', () => {
    warnDeprecated('gapOf', 'Call formatGap.');
    warnDeprecated('gapOf', 'Call formatGap.');
    warnDeprecated('timeOf', 'Call formatRaceTime.');

    expect(warn.mock.calls.flat()).toEqual([
      'Otryv: gapOf is deprecated, and the next major version removes it. Call formatGap.',
      'Otryv: timeOf is deprecated, and the next major version removes it. Call formatRaceTime.',
    ]);
  });

  it('is silent in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    warnDeprecated('production', 'Call another.');

    expect(warn).not.toHaveBeenCalled();
  });

  it('is silent in a page without a bundler, which has no process', () => {
    vi.stubGlobal('process', undefined);
    warnDeprecated('page', 'Call another.');

    expect(warn).not.toHaveBeenCalled();
  });
});
