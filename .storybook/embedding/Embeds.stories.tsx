import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { EmbedState } from '../../packages/embed/src/state/embedState.ts';
import { EmbedWidget } from '../../packages/embed/src/widgets/EmbedWidget.tsx';
import { Cell, Matrix } from '../../packages/ui/src/testing/Matrix.tsx';
import classes from './Embeds.module.css';
import {
  countdownStates,
  embedsAt,
  resultsStates,
  riderStates,
  scheduleStates,
  seriesStates,
  standingsStates,
} from './embedStates.ts';

const state = resultsStates['Протокол, восемь строк'];

const meta = {
  title: 'Embedding/EmbedWidget',
  component: EmbedWidget,
  parameters: { keyboard: ['table'] },
  args: { state },
} satisfies Meta<typeof EmbedWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

const every = (states: Readonly<Record<string, EmbedState>>): Story => ({
  render: () => (
    <Matrix>
      {Object.entries(states).map(([label, each]) => (
        <Cell key={label} label={label} top>
          <div className={classes.EmbedPlace}>
            <EmbedWidget state={each} />
          </div>
        </Cell>
      ))}
    </Matrix>
  ),
});

export const Results: Story = every(resultsStates);
export const Schedule: Story = every(scheduleStates);
export const Series: Story = every(seriesStates);
export const Standings: Story = every(standingsStates);
export const Rider: Story = every(riderStates);
export const Countdown: Story = every(countdownStates);

/** Each follows the width of its container, whatever the page: no protocol is clipped, and standings scroll. */
export const Widths: Story = {
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const sizes = (name: RegExp) =>
      canvas.getAllByRole('region', { name }).map(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    await expect(sizes(/^Протокол/)).toEqual([280, 390, 700, 1200].map((width) => [width - 2, width - 2]));
    const [, ...names] = canvas.getAllByRole('columnheader', { name: /^Райдер/ }).map(({ offsetWidth }) => offsetWidth);
    await expect(Math.min(...names)).toBeGreaterThan(130);
    const [standings] = canvas.getAllByRole('region', { name: /^Зачёт/ });
    // Set once the browser has measured the table.
    await waitFor(() => expect(standings).toHaveAttribute('data-more'));
    const legends = canvas.getAllByText(/отрыв райдера впереди/);
    await expect(legends.map(({ offsetWidth }) => offsetWidth > 0)).toEqual([false, false, true, true]);
  },
  render: () => (
    <div className={classes.EmbedWidths}>
      {[280, 390, 700].map((width) => (
        <div key={width} data-width={width}>
          {embedsAt(width).map((each) => (
            <EmbedWidget key={each.embed.kind} state={each} />
          ))}
        </div>
      ))}
      <div data-width={1200}>
        {embedsAt(1200)
          .slice(0, 1)
          .map((each) => (
            <EmbedWidget key={each.embed.kind} state={each} />
          ))}
      </div>
    </div>
  ),
};
