import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@otryv/local-stack';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
/** Variables of Compose, of glibc, and of third-party images. */
const ofOthers = /^(COMPOSE|MALLOC|MINIO)_/;
const settings = new Set(namesIn(read('docs/operate/settings.md'), /`([A-Z][A-Z0-9_]+)`/g));

const pages = globSync('docs/operate/{,ru/}*.md', { cwd: root }).toSorted();
/** Generated from the settings, in English only. */
const generated = 'settings.md';
const pagesIn = (folder: string) => globSync('*.md', { cwd: join(root, folder) }).toSorted();
const english = pagesIn('docs/operate').filter((page) => page !== generated);
const blocks = /^```[\s\S]*?^```$/gm;
/** Returns the parts that a translation keeps: commands, names, and the order of headings. */
const skeletonOf = (file: string) => {
  const text = read(file).replaceAll(blocks, '');
  const codes = namesIn(text, /`([^`]+)`/g).map((code) => code.replaceAll(/\s+/g, ' '));
  return { blocks: read(file).match(blocks), codes: [...new Set(codes)].toSorted(), levels: namesIn(text, /^(#+) /gm) };
};
/** Returns the anchors that GitHub generates for the headings of a page. */
const anchorsOf = (file: string) =>
  namesIn(read(file), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the files for operators', () => {
  it.each(['compose.yaml', 'Containerfile', ...pages])('set only existing settings in %s', (file) => {
    const names = namesIn(read(file), /(?<![A-Z_])([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:: |=|`)/g);

    expect(names.filter((name) => !settings.has(name) && !ofOthers.test(name))).toEqual([]);
  });

  it.each(['README.md', ...pages])('link to existing files and headings in %s', (file) => {
    const dead = namesIn(read(file), /\]\((?!https?:)([^)]+)\)/g).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });

    expect(dead).toEqual([]);
  });

  it('exist in Russian too', () => {
    expect(pagesIn('docs/operate/ru')).toEqual(english);
  });

  it.each(english)('have the same commands, names and headings in the Russian %s', (page) => {
    expect(skeletonOf(`docs/operate/ru/${page}`)).toEqual(skeletonOf(`docs/operate/${page}`));
  });

  it('build an image with existing instructions and flags', () => {
    expect(validate(read('Containerfile')).map(({ message }) => message)).toEqual([]);
  });

  it('start programs that the build has', () => {
    const programs = namesIn(read('Containerfile'), /"(\w+\.js)"/g);
    const units = globSync('deploy/systemd/*.service', { cwd: root });
    const started = units.flatMap((unit) => namesIn(read(unit), /^ExecStart=.* \/opt\/otryv\/(.*)$/gm));
    const built = namesIn(read('tools/local-stack/src/distribution/assemble.ts'), /'(\w+\.js)': /g);

    expect(programs).toEqual(['health.js', 'serve.js']);
    expect(started.toSorted()).toEqual(['serve.js --role api', 'serve.js --role worker']);
    expect(built).toEqual(expect.arrayContaining(programs));
  });

  it('explain every finding of the doctor', () => {
    const sources = globSync('apps/api/src/{doctor,tasks}/*.ts', { cwd: root }).map(read).join('\n');
    const findings = new Set(namesIn(sources, /\b(?:ok|warning|broken)\(\s*'(\w+)'/g));
    const explained = namesIn(read('docs/operate/doctor.md'), /^\| `(\w+)`/gm);

    expect(findings.size).toBeGreaterThan(8);
    expect([...findings].filter((name) => !explained.includes(name))).toEqual([]);
  });
});

interface Service {
  profiles?: string[];
  depends_on?: string[] | Record<string, unknown>;
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  configs?: { source: string }[];
  healthcheck?: object;
  image?: string;
}

interface Compose {
  services: Record<string, Service>;
  secrets: object;
  volumes: object;
  configs: Record<string, { content: string }>;
}

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const { services, secrets, volumes, configs }: Compose = parse(text, { merge: true });
  const all = Object.entries(services);
  const named = (pick: (service: Service) => string[]) => [...new Set(all.flatMap(([, one]) => pick(one)))].toSorted();
  const inProfile = (profile: string) => all.flatMap(([name, one]) => (one.profiles?.includes(profile) ? [name] : []));

  it('starts one machine or several processes of each kind, and no service of the other', () => {
    expect(inProfile('one')).toEqual(['api', 'worker', 'mongo', 'caddy']);
    expect(inProfile('several')).toEqual([
      'api-1',
      'api-2',
      'worker-1',
      'mongo-1',
      'mongo-2',
      'mongo-3',
      'store',
      'balancer',
    ]);
    expect(all).toHaveLength(12);
  });

  it('references only its own definitions, and defines nothing else', () => {
    expect(named(({ secrets: own = [] }) => own)).toEqual(Object.keys(secrets).toSorted());
    expect(named(({ volumes: own = [] }) => own.map((volume) => volume.split(':')[0] ?? ''))).toEqual(
      Object.keys(volumes).toSorted(),
    );
    expect(named(({ configs: own = [] }) => own.map(({ source }) => source))).toEqual(Object.keys(configs));
  });

  it.each(all)('connects %s only to services that start with it', (_name, { profiles = [], ...service }) => {
    const { depends_on: waits = [], environment = {}, secrets: own = [], configs: files = [] } = service;
    const there = new Set(profiles.flatMap(inProfile));
    const content = [...Object.values(environment), ...files.map(({ source }) => configs[source]?.content ?? '')];
    const hosts = content.flatMap((value) => namesIn(value, /([a-z][a-z\d-]*):\d{4,5}\b/g));
    const healthy = Array.isArray(waits) ? [] : Object.keys(waits);

    expect([...hosts, ...(Array.isArray(waits) ? waits : healthy)].filter((name) => !there.has(name))).toEqual([]);
    // The image of the portal has its health check in Containerfile.
    expect(healthy.filter((name) => !services[name]?.healthcheck && services[name]?.image !== 'otryv')).toEqual([]);
    expect(namesIn(Object.values(environment).join('\n'), /^\/run\/secrets\/(\w+)$/gm).toSorted()).toEqual(
      own.toSorted(),
    );
  });
});
