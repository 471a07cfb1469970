import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { WorldRoute } from './WorldRoute.tsx';

describe('<WorldRoute />', () => {
  it('formats facts with a decimal point and the correct plural of laps', () => {
    const { container } = render(
      <WorldRoute world="Макури" route="Нижний мост" distanceKm={23.8} elevationM={187} laps={11} />,
    );

    expect(container).toHaveTextContent('Макури, «Нижний мост», 23.8 км, 187 м набора, 11 кругов');
  });

  it("names a world of the game in the reader's language", () => {
    const { container } = render(
      <OtryvProvider locale="en">
        <WorldRoute world="makuri-islands" route={null} />
      </OtryvProvider>,
    );

    expect(container).toHaveTextContent(/^Makuri Islands$/);
  });

  it('omits unknown parts', () => {
    const { container } = render(<WorldRoute world={null} route="Перевал" elevationM={0} />);

    expect(container).toHaveTextContent('«Перевал», 0 м набора');
  });

  it('shows a message when nothing is known', () => {
    const { container } = render(
      <OtryvProvider locale="en">
        <WorldRoute world={null} route={null} />
      </OtryvProvider>,
    );

    expect(container).toHaveTextContent('Route unknown');
  });
});
