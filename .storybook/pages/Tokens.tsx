import { tokenUses } from 'virtual:otryv/uses';
import { tokens } from '../../packages/ui/src/generated/tokens.ts';
import { useDocsGlobals } from '../docs/useDocsGlobals.ts';
import { CopyName } from './CopyName.tsx';
import { LiveToken } from './LiveToken.tsx';
import { pageMessagesOf } from './pageMessages.ts';
import { contrastOf, standingsOf } from './tokenPairs.ts';

const themes = ['light', 'dark', 'contrast'] as const;
const themed: Record<(typeof themes)[number], Record<string, string>> = tokens;
const base: Record<string, string> = tokens.base;
const prefix = '--otryv-';
const colours = Object.keys(tokens.light).filter((name) => name.startsWith(`${prefix}color-`));
const shadows = Object.keys(tokens.light).filter((name) => !colours.includes(name));
const groups = [...new Set(Object.keys(base).map((name) => name.slice(prefix.length).split('-')[0] ?? ''))];
type Messages = ReturnType<typeof pageMessagesOf>;

/** All tokens with their values, contrast and uses. */
export function Tokens() {
  const messages = pageMessagesOf(useDocsGlobals().locale);

  return (
    <div className="otryv-page otryv-tokens">
      <h2 id="colour">{messages.colour}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.name}</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
            <th scope="col">{messages.where}</th>
          </tr>
        </thead>
        <tbody>
          {[...colours, ...shadows].map((name) => (
            <ColourRow key={name} name={name} messages={messages} />
          ))}
        </tbody>
      </table>
      {groups.map((group) => (
        <MeasureGroup key={group} group={group} messages={messages} />
      ))}
    </div>
  );
}

interface TokenProps {
  name: string;
  messages: Messages;
}

function ColourRow({ name, messages }: TokenProps) {
  return (
    <tr>
      <td>
        <CopyName name={name} messages={messages} />
      </td>
      {themes.map((theme) => (
        <td key={theme}>
          <Value theme={theme} name={name} messages={messages} />
        </td>
      ))}
      <td>
        <Uses name={name} messages={messages} />
      </td>
    </tr>
  );
}

function Value({ theme, name, messages }: TokenProps & { theme: (typeof themes)[number] }) {
  const values = themed[theme];
  const value = values[name] ?? '';
  const short = name.replace(`${prefix}color-`, '');

  return (
    <>
      <LiveToken name={name} value={value} messages={messages} />
      <code>{value}</code>
      {standingsOf(short).map(({ ground, least }) => {
        const contrast = contrastOf(value, values[`${prefix}color-${ground}`] ?? value);
        return (
          <small key={ground} data-low={contrast < least || undefined}>
            {contrast.toFixed(1)} {messages.on} {ground}
          </small>
        );
      })}
    </>
  );
}

function Uses({ name, messages }: TokenProps) {
  const uses = tokenUses[name] ?? [];
  if (uses.length === 0) return <small>{messages.indirect}</small>;

  return (
    <details>
      <summary>{uses.length}</summary>
      <small>{uses.join(', ')}</small>
    </details>
  );
}

function MeasureGroup({ group, messages }: { group: string; messages: Messages }) {
  return (
    <>
      <h2 id={group}>{messages.groups[group] ?? group}</h2>
      <table>
        <tbody>
          {Object.keys(base)
            .filter((name) => name.startsWith(`${prefix}${group}-`))
            .map((name) => (
              <tr key={name}>
                <td>
                  <CopyName name={name} messages={messages} />
                </td>
                <td>
                  <code>{base[name]}</code>
                </td>
                <td>
                  <LiveToken name={name} value={base[name] ?? ''} messages={messages} />
                </td>
                <td>
                  <Uses name={name} messages={messages} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
