import { recentChanges } from 'virtual:otryv/changes';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { useDocsGlobals } from '../docs/useDocsGlobals.ts';
import { pageMessagesOf } from './pageMessages.ts';

/** Latest commits to the packages, by day, with the folders of the components they changed. */
export function RecentChanges() {
  const { locale } = useDocsGlobals();
  if (recentChanges.length === 0) return <p>{pageMessagesOf(locale).noHistory}</p>;

  return (
    <table>
      <tbody>
        {recentChanges.map(({ day, subject, titles }, at) => (
          <tr key={`${day}-${at}`}>
            <td>{day}</td>
            <td lang="en">{subject}</td>
            <td>
              {titles.map((title) => (
                <AnchorMdx key={title} href={`?path=/docs/${toId(title, 'docs')}`} target="_self">
                  {title.slice(title.indexOf('/') + 1)}{' '}
                </AnchorMdx>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
