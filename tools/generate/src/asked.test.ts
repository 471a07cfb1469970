import { describe, expect, it } from 'vitest';
import { followingFiles, levelOf, titlesOf } from './asked.ts';
import { module } from './module.ts';

describe('generator arguments', () => {
  it('report a missing access level, with an example and the levels', () => {
    expect(() => levelOf('', 'site/weather')).toThrow(
      /is missing: npm run new:module -- site\/weather signedIn\n.*public.*admin/,
    );
  });

  it('report an unknown access level', () => {
    expect(() => levelOf('everybody', 'site/weather')).toThrow(/^everybody is no level of access: name one of public/);
  });

  it('report missing titles, then the usage', () => {
    expect(() => titlesOf('weather', 'Погода')).toThrow(
      /^The titles of weather in Russian and English are missing\.\nSay what to make/,
    );
  });
});

describe('followingFiles', () => {
  it('names what is generated from the contract', () => {
    expect(followingFiles(Object.keys(module('site/probes', 'public').files))).toEqual([
      'apps/api/openapi.json',
      'apps/portal/src/lib/http/openEndpoints.ts',
    ]);
  });
});
