import { tokenUses } from 'virtual:otryv/uses';
import { tokens } from '../../packages/ui/src/generated/tokens.ts';
import { useDocsGlobals } from '../docs/useDocsGlobals.ts';
import { CopyName } from './CopyName.tsx';
import { LiveToken } from './LiveToken.tsx';
import { pageWordsOf } from './pageWords.ts';
import { contrastOf, standingsOf } from './tokenPairs.ts';

const themes = ['light', 'dark', 'contrast'] as const;
const themed: Record<(typeof themes)[number], Record<string, string>> = tokens;
const base: Record<string, string> = tokens.base;
const prefix = '--otryv-';
const colours = Object.keys(tokens.light).filter((name) => name.startsWith(`${prefix}color-`));
const shadows = Object.keys(tokens.light).filter((name) => !colours.includes(name));
const groups = [...new Set(Object.keys(base).map((name) => name.slice(prefix.length).split('-')[0] ?? ''))];
type Words = ReturnType<typeof pageWordsOf>;

/** All tokens with their values, contrast and uses. */
export function Tokens() {
  const words = pageWordsOf(useDocsGlobals().locale);

  return (
    <div className="otryv-page otryv-tokens">
      <h2 id="colour">{words.colour}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
            <th scope="col">{words.where}</th>
          </tr>
        </thead>
        <tbody>
          {[...colours, ...shadows].map((name) => (
            <ColourRow key={name} name={name} words={words} />
          ))}
        </tbody>
      </table>
      {groups.map((group) => (
        <MeasureGroup key={group} group={group} words={words} />
      ))}
    </div>
  );
}

interface TokenProps {
  name: string;
  words: Words;
}

function ColourRow({ name, words }: TokenProps) {
  return (
    <tr>
      <td>
        <CopyName name={name} words={words} />
      </td>
      {themes.map((theme) => (
        <td key={theme}>
          <Value theme={theme} name={name} words={words} />
        </td>
      ))}
      <td>
        <Uses name={name} words={words} />
      </td>
    </tr>
  );
}

function Value({ theme, name, words }: TokenProps & { theme: (typeof themes)[number] }) {
  const values = themed[theme];
  const value = values[name] ?? '';
  const short = name.replace(`${prefix}color-`, '');

  return (
    <>
      <LiveToken name={name} value={value} words={words} />
      <code>{value}</code>
      {standingsOf(short).map(({ ground, least }) => {
        const contrast = contrastOf(value, values[`${prefix}color-${ground}`] ?? value);
        return (
          <small key={ground} data-low={contrast < least || undefined}>
            {contrast.toFixed(1)} {words.on} {ground}
          </small>
        );
      })}
    </>
  );
}

function Uses({ name, words }: TokenProps) {
  const uses = tokenUses[name] ?? [];
  if (uses.length === 0) return <small>{words.indirect}</small>;

  return (
    <details>
      <summary>{uses.length}</summary>
      <small>{uses.join(', ')}</small>
    </details>
  );
}

function MeasureGroup({ group, words }: { group: string; words: Words }) {
  return (
    <>
      <h2 id={group}>{words.groups[group] ?? group}</h2>
      <table>
        <tbody>
          {Object.keys(base)
            .filter((name) => name.startsWith(`${prefix}${group}-`))
            .map((name) => (
              <tr key={name}>
                <td>
                  <CopyName name={name} words={words} />
                </td>
                <td>
                  <code>{base[name]}</code>
                </td>
                <td>
                  <LiveToken name={name} value={base[name] ?? ''} words={words} />
                </td>
                <td>
                  <Uses name={name} words={words} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
