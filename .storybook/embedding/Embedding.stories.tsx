import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { ResultsTable } from '../../packages/tables/src/index.ts';
import { aProtocol } from '../../packages/tables/src/testing/aProtocol.ts';
import { isolated } from '../../tools/packages/src/isolated.ts';
import { HostPage } from './HostPage.tsx';
import { builderSite, forumSite, frameworkSite } from './hostStyles.ts';
import { ownStyles } from './ownStyles.ts';

const meta = {
  title: 'Embedding/ResultsTable',
  component: ResultsTable,
  parameters: { layout: 'fullscreen', keyboard: ['table'] },
  loaders: [async () => ({ css: await ownStyles() })],
  args: { caption: 'Протокол', rows: aProtocol(14), columnLayout: {}, profileHref: ({ profileId }) => `#${profileId}` },
} satisfies Meta<typeof ResultsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks the properties that the page's own rules would have changed. */
const keepsItsLook: Story['play'] = async ({ canvas }) => {
  const name = canvas.getAllByRole('rowheader')[0];
  const cell = name?.parentElement?.querySelector('td');
  const rowMarks = getComputedStyle(name ?? document.body);

  await expect(rowMarks.fontFamily).toContain('Otryv Text');
  await expect(rowMarks.fontSize).toBe('13px');
  await expect(rowMarks.textTransform).toBe('none');
  await expect(rowMarks.letterSpacing).toBe('normal');
  await expect(rowMarks.textShadow).toBe('none');
  await expect(rowMarks.paddingTop).toBe('0px');
  await expect(name?.parentElement?.offsetHeight).toBe(32);
  await expect(getComputedStyle(cell ?? document.body).textAlign).toBe('end');
};

export const FrameworkSite: Story = {
  play: keepsItsLook,
  render: (args, { loaded }) => (
    <HostPage css={frameworkSite} isolatedCss={isolated(loaded.css)}>
      <ResultsTable {...args} />
    </HostPage>
  ),
};

export const PageBuilderSite: Story = {
  play: keepsItsLook,
  render: (args, { loaded }) => (
    <HostPage css={builderSite} isolatedCss={isolated(loaded.css)}>
      <ResultsTable {...args} />
    </HostPage>
  ),
};

/** The page sets the theme of the embedded part. */
export const DarkForum: Story = {
  play: keepsItsLook,
  render: (args, { loaded }) => (
    <HostPage css={forumSite} isolatedCss={isolated(loaded.css)}>
      <div data-theme="dark">
        <ResultsTable {...args} />
      </div>
    </HostPage>
  ),
};

/** In an aside the table has a phone's columns: place and rider stay, the rest scrolls. */
export const Narrow280: Story = {
  render: (args) => (
    <div style={{ width: 280, margin: 16 }}>
      <ResultsTable {...args} />
    </div>
  ),
};

/** Server markup in a frame without scripts. */
export const WithoutJavaScript: Story = {
  render: (args, { loaded }) => (
    <iframe
      title="Страница без JavaScript"
      sandbox="allow-same-origin"
      width="100%"
      height="600"
      ref={(frame) => {
        if (!frame) return;
        const markup = renderToString(<ResultsTable {...args} rows={aProtocol(340)} moreHref="#all" />);
        frame.srcdoc = `<!doctype html><html lang="ru"><style>${loaded.css}</style><body>${markup}</body></html>`;
      }}
    />
  ),
};
