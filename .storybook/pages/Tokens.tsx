import { tokenUses } from 'virtual:otryv/uses';
import { tokens } from '../../packages/ui/src/generated/tokens.ts';
import { CopyName } from './CopyName.tsx';
import { LiveToken } from './LiveToken.tsx';
import { contrastOf, standingsOf } from './tokenPairs.ts';

const themes = ['light', 'dark', 'contrast'] as const;
const themed: Record<(typeof themes)[number], Record<string, string>> = tokens;
const base: Record<string, string> = tokens.base;
const prefix = '--otryv-';
const colours = Object.keys(tokens.light).filter((name) => name.startsWith(`${prefix}color-`));
const shadows = Object.keys(tokens.light).filter((name) => !colours.includes(name));
const groups = [...new Set(Object.keys(base).map((name) => name.slice(prefix.length).split('-')[0] ?? ''))];
const groupNames: Record<string, string> = {
  primitive: 'Краски афиш',
  space: 'Отступы',
  radius: 'Скругления',
  row: 'Строки таблиц',
  control: 'Высота полей и кнопок',
  layout: 'Раскладка',
  breakpoint: 'Ширины экрана',
  border: 'Линии',
  font: 'Шрифт',
  motion: 'Движение: нажмите, чтобы увидеть',
  z: 'Слои',
};

/** Every token with its values, contrast and uses. */
export function Tokens() {
  return (
    <div className="otryv-page otryv-tokens">
      <h2 id="colour">Цвет</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Имя</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
            <th scope="col">Где</th>
          </tr>
        </thead>
        <tbody>
          {[...colours, ...shadows].map((name) => (
            <ColourRow key={name} name={name} />
          ))}
        </tbody>
      </table>
      {groups.map((group) => (
        <MeasureGroup key={group} group={group} />
      ))}
    </div>
  );
}

function ColourRow({ name }: { name: string }) {
  return (
    <tr>
      <td>
        <CopyName name={name} />
      </td>
      {themes.map((theme) => (
        <td key={theme}>
          <Value theme={theme} name={name} />
        </td>
      ))}
      <td>
        <Uses name={name} />
      </td>
    </tr>
  );
}

function Value({ theme, name }: { theme: (typeof themes)[number]; name: string }) {
  const values = themed[theme];
  const value = values[name] ?? '';
  const short = name.replace(`${prefix}color-`, '');

  return (
    <>
      <LiveToken name={name} value={value} />
      <code>{value}</code>
      {standingsOf(short).map(({ ground, least }) => {
        const contrast = contrastOf(value, values[`${prefix}color-${ground}`] ?? value);
        return (
          <small key={ground} data-low={contrast < least || undefined}>
            {contrast.toFixed(1)} на {ground}
          </small>
        );
      })}
    </>
  );
}

function Uses({ name }: { name: string }) {
  const uses = tokenUses[name] ?? [];
  if (uses.length === 0) return <small>через другие переменные</small>;

  return (
    <details>
      <summary>{uses.length}</summary>
      <small>{uses.join(', ')}</small>
    </details>
  );
}

function MeasureGroup({ group }: { group: string }) {
  return (
    <>
      <h2 id={group}>{groupNames[group] ?? group}</h2>
      <table>
        <tbody>
          {Object.keys(base)
            .filter((name) => name.startsWith(`${prefix}${group}-`))
            .map((name) => (
              <tr key={name}>
                <td>
                  <CopyName name={name} />
                </td>
                <td>
                  <code>{base[name]}</code>
                </td>
                <td>
                  <LiveToken name={name} value={base[name] ?? ''} />
                </td>
                <td>
                  <Uses name={name} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
