import { OtryvProvider } from '@otryv/ui';
import { render } from '@testing-library/react';
import { storyNow } from './anEvent.ts';
import { PortalAt } from './PortalAt.tsx';

/** Renders the portal at an address, at the moment of the stories or another one. */
export function renderPortal(address: string, now = storyNow, isSignedIn = false): void {
  render(
    <OtryvProvider now={now}>
      <PortalAt address={address} isSignedIn={isSignedIn} />
    </OtryvProvider>,
  );
}

/** Renders the portal in a browser with an earlier sign-in. */
export function renderSignedIn(address: string): void {
  renderPortal(address, storyNow, true);
}
