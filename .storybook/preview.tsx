import './preview.css';
import '../packages/ui/src/styles.css';
import type { A11yParameters } from '@storybook/addon-a11y';
import type { Decorator, Loader, Preview, StoryContext } from '@storybook/react-vite';
import { configure, prettyDOM } from 'storybook/test';
import { isJudgedByAxe } from './axeStories.ts';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import { requireKeyboardPaths } from './docs/requireKeyboardPaths.ts';
import { typedControls } from './docs/typedControls.ts';
import { usageOf } from './docs/usageOf.ts';
import { missingElement } from './missingElement.ts';
import { loadMocks } from './mocks.ts';
import { modes } from './modes.ts';
import { slowObservers } from './slowObservers.ts';
import { globalTypes, initialGlobals } from './toolbar/globalTypes.ts';
import { loadNetwork } from './toolbar/loadNetwork.ts';
import { loadRole } from './toolbar/loadRole.ts';
import { loadPseudoLocale } from './toolbar/pseudoLocale.ts';
import { roleArgs } from './toolbar/roleArgs.ts';
import { StoryFrame } from './toolbar/StoryFrame.tsx';
import { viewports } from './toolbar/viewports.ts';

// Overlays are separate chunks: on a busy machine loading one takes longer than the default second.
configure({ asyncUtilTimeout: 30_000, getElementError: missingElement(prettyDOM) });
if (import.meta.env.MODE === 'test') slowObservers();

/**
 * Loaders run concurrently: handlers of the role and of the network are added after those of the story, so that they
 * have priority.
 */
const loadResponses: Loader = async (context) => {
  await loadMocks(context);
  await loadRole(context);
  await loadNetwork(context);
};

// Another role or network is another visit: the portal reads the session once, at its start.
const withFrame: Decorator = (Story, { args, globals, title }) => (
  <StoryFrame key={`${globals.role} ${globals.network}`} globals={globals}>
    <Story args={{ ...args, ...roleArgs({ title, globals }) }} />
  </StoryFrame>
);

/** Storybook shows the violations of every story; tests check all only in the full run. */
function leaveAxeOut(context: StoryContext): void {
  if (import.meta.env.MODE !== 'test' || import.meta.env.CHECK_FULL || isJudgedByAxe(context)) return;
  context.globals = { ...context.globals, a11y: { manual: true } };
}

/**
 * Options for axe in tests: passed checks are most of its output, and are only read in Storybook's panel. No enabled
 * rule requires the style sheets that it would load.
 */
const axeOptions: A11yParameters['options'] =
  import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: { assets: ['media'] } } : {};

const preview: Preview = {
  decorators: [withFrame],
  tags: ['autodocs'],
  beforeEach: leaveAxeOut,
  afterEach: requireKeyboardPaths,
  loaders: [loadResponses, loadPseudoLocale],
  initialGlobals,
  globalTypes,
  argTypesEnhancers: [typedControls],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: axeOptions },
    docs: { page: DocsPage, container: DocsFrame, source: { transform: usageOf } },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    chromatic: { modes },
    options: {
      // Read from this file before it runs: names cannot be imported here.
      storySort: {
        order: [
          'Welcome',
          'Catalog',
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Measures'],
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
          'Screens',
          'Letters',
          'Patterns',
          'Guidelines',
          ['Words', 'Accessibility', 'Review and faults', 'Changelog'],
        ],
      },
    },
  },
};

export default preview;
