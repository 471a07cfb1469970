import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPermissive } from './licences.ts';
import { packages } from './names.ts';
import { errorOf } from './project.ts';
import { isFound, tagOf } from './publish.ts';
import { errorOfReadmes } from './unreleased.ts';

const named = {
  owner: 'Клуб «Отрыв»',
  repository: 'https://git.example/otryv',
  securityContact: 'security@club.example',
};

describe('a release', () => {
  it.each([
    { blank: 'owner', value: 'owner-is-not-named-yet' },
    { blank: 'repository', value: 'https://repository.invalid/otryv' },
    { blank: 'securityContact', value: 'security@contact.invalid' },
  ])('is rejected while $blank is a placeholder, with the place to fill it in', ({ blank, value }) => {
    const error = errorOf({ ...named, [blank]: value });

    expect(error).toContain(`fill in \`${blank}\` (`);
    expect(error).toContain('in project.json');
  });

  it('is not rejected when the project is named', () => {
    expect(errorOf(named)).toBe(null);
  });

  it('is rejected while a README installs tarballs, with its path', () => {
    const read = (name: string) => (name === 'ui' ? 'Before publication `npm run pack` writes all tarballs.' : '');

    expect(errorOfReadmes(read)).toMatch(
      /remove the sentences «Before publication …» from packages\/ui\/README\.md\.$/,
    );
    expect(errorOfReadmes(() => '')).toBe(null);
  });

  it('publishes each package after its dependencies', () => {
    const early = packages.flatMap((name, place) => {
      const file = new URL(`../../../packages/${name}/package.json`, import.meta.url);
      const { dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'));
      const ours = Object.keys({ ...dependencies, ...peerDependencies }).filter((one) => one.startsWith('@otryv/'));
      const before = packages.slice(0, place).map((one) => `@otryv/${one}`);
      return ours.filter((one) => !before.includes(one)).map((one) => `${name} needs ${one}`);
    });

    expect(early).toEqual([]);
  });

  it.each([
    { version: '1.0.0-rc.0', tag: 'rc' },
    { version: '1.0.0-0', tag: 'next' },
    { version: '1.0.0', tag: 'latest' },
  ])('$version has the tag $tag', ({ version, tag }) => {
    expect(tagOf(version)).toBe(tag);
  });

  it.each([
    { answer: '"1.0.0"\n', found: true },
    { answer: '', found: false },
    { answer: '{ "error": { "code": "E404", "summary": "Not Found" } }', found: false },
  ])("parses npm's output $answer as found: $found", ({ answer, found }) => {
    expect(isFound(answer)).toBe(found);
  });

  it('stops when the registry does not respond', () => {
    expect(() => isFound('{ "error": { "code": "ECONNREFUSED", "summary": "no answer" } }')).toThrow('no answer');
  });

  it.each([
    { license: 'MIT', permissive: true },
    { license: 'MIT AND ISC', permissive: true },
    { license: '(GPL-2.0-only OR MIT)', permissive: true },
    { license: 'MIT AND GPL-2.0-only', permissive: false },
    { license: 'GPL-3.0-or-later', permissive: false },
    { license: undefined, permissive: false },
  ])('may bundle a library under $license: $permissive', ({ license, permissive }) => {
    expect(isPermissive(license)).toBe(permissive);
  });
});
