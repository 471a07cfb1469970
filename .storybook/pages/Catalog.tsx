import { thumbnails } from 'virtual:otryv/thumbnails';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { useDocsGlobals } from '../docs/useDocsGlobals.ts';
import { guides } from '../guides/index.ts';

const groups = [
  'Layout',
  'Navigation',
  'Actions',
  'Inputs',
  'Forms',
  'Feedback',
  'Overlays',
  'Race',
  'Tables',
  'Charts',
  'Embedding',
];
const titles = Object.keys(guides).toSorted();

/** Every component by groups, with its picture in the chosen theme. */
export function Catalog() {
  const { theme } = useDocsGlobals();

  return (
    <div className="otryv-catalog sb-unstyled">
      {groups.map((group) => (
        <section key={group}>
          <h2 id={group.toLowerCase()}>{group}</h2>
          <ul>
            {titles
              .filter((title) => title.startsWith(`${group}/`))
              .map((title) => (
                <CatalogItem key={title} title={title} theme={theme === 'dark' ? 'dark' : 'light'} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function CatalogItem({ title, theme }: { title: string; theme: 'light' | 'dark' }) {
  const component = toId(title, 'docs').replace(/--docs$/, '');
  const picture = thumbnails[`${component}/${theme}`] ?? thumbnails[`${component}/light`];

  return (
    <li>
      <AnchorMdx href={`?path=/docs/${component}--docs`} target="_self">
        {picture ? (
          <img src={picture} alt="" loading="lazy" width="320" height="180" />
        ) : (
          <span className="otryv-catalog-blank" />
        )}
        <strong>{title.slice(title.indexOf('/') + 1)}</strong>
        <span>{guides[title]?.what}</span>
      </AnchorMdx>
    </li>
  );
}
