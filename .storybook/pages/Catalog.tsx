import { thumbnails } from 'virtual:otryv/thumbnails';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { inLocale } from '../docs/messages.ts';
import { useDocsGlobals } from '../docs/useDocsGlobals.ts';
import { exportedName } from '../guides/guide.ts';
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

/** All components by group, with their pictures in the selected theme. */
export function Catalog() {
  const { theme, locale } = useDocsGlobals();

  return (
    <div className="otryv-catalog sb-unstyled">
      {groups.map((group) => (
        <section key={group}>
          <h2 id={group.toLowerCase()}>{group}</h2>
          <ul>
            {titles
              .filter((title) => title.startsWith(`${group}/`))
              .map((title) => (
                <CatalogItem key={title} title={title} theme={theme === 'dark' ? 'dark' : 'light'} locale={locale} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface CatalogItemProps {
  title: string;
  theme: 'light' | 'dark';
  locale: unknown;
}

function CatalogItem({ title, theme, locale }: CatalogItemProps) {
  const what = guides[title]?.what;
  const component = toId(title, 'docs').replace(/--docs$/, '');
  // Content shown by the stories of another title uses its pictures.
  const shown = toId(`${title.split('/')[0]}/${exportedName(title, guides[title])}`, 'docs').replace(/--docs$/, '');
  const picture = [component, shown]
    .flatMap((id) => [thumbnails[`${id}/${theme}`], thumbnails[`${id}/light`]])
    .find((address) => address !== undefined);

  return (
    <li>
      <AnchorMdx href={`?path=/docs/${component}--docs`} target="_self">
        {picture ? (
          <img src={picture} alt="" loading="lazy" width="320" height="180" />
        ) : (
          <span className="otryv-catalog-blank" />
        )}
        <strong>{title.slice(title.indexOf('/') + 1)}</strong>
        <span>{what && inLocale(locale, what)}</span>
      </AnchorMdx>
    </li>
  );
}
