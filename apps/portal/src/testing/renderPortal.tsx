import { OtryvProvider } from '@otryv/ui';
import { configure, render } from '@testing-library/react';
import { storyNow } from './anEvent.ts';
import { PortalAt } from './PortalAt.tsx';

// The first screen of a file waits for its chunk to be compiled.
configure({ asyncUtilTimeout: 8000 });

/** Opens the portal at an address, at the moment of the stories. */
export function renderPortal(address: string): void {
  render(
    <OtryvProvider now={storyNow}>
      <PortalAt address={address} />
    </OtryvProvider>,
  );
}
