import type { PersonAccess } from '@otryv/contract';
import { domainNamesOf, type Names } from './names.ts';
import type { Edit, Plan } from './plan.ts';

const contract = 'packages/contract/src';
const portal = 'apps/portal/src';
/** Path from the folder of a screen. */
const up = '../..';

/** Titles of a screen, also used as its heading. */
export interface Titles {
  ru: string;
  en: string;
}

type DomainNames = Omit<Names, 'area'>;

/** Changes to the test user that grant an access level. */
const rightsOf: Record<PersonAccess, string | null> = {
  public: null,
  optional: null,
  signedIn: null,
  clubModerator: "isModeratorClub: true, moderator: { clubs: ['club'] }",
  organizer: "organizer: '65f0000000000000000000c1'",
  teamManager: "team: { id: '65f0000000000000000000d1', isCreator: true }",
  teamCreator: "team: { id: '65f0000000000000000000d1', isCreator: true }",
  moderator: "role: 'moderator'",
  admin: "role: 'admin'",
};
const isOpen = (access: PersonAccess) => access === 'public' || access === 'optional';

/** Returns the screen at the address of a domain that shows its list, with its states, its test and its stories. */
export function screen(domain: string, access: PersonAccess, titles: Titles): Plan {
  const names = domainNamesOf(domain);
  const { Domain } = names;
  const path = (part: string) => `${portal}/features/${domain}/${part}`;
  return {
    files: {
      [`${contract}/${domain}/addresses.ts`]: addresses(domain, access),
      [`${portal}/testing/${domain}.ts`]: fixtures(names),
      [path(`${Domain}Screen.tsx`)]: source(names),
      [path(`${Domain}Screen.test.tsx`)]: test(names, access, titles),
      [path(`${Domain}.stories.tsx`)]: stories(names, access),
      [path(`${Domain}States.stories.tsx`)]: states(names),
      [`${portal}/app/screens/${domain}.ts`]: loaded(names),
      [path('messages/ru.icu.json')]: sentences('Список не загрузился', 'Здесь пока пусто', 'Загляните позже.'),
      [path('messages/en.icu.json')]: sentences('The list did not load', 'Nothing here yet', 'Come back later.'),
    },
    edits: [...addressEdits(domain, access, titles), ...screenEdits(names)],
  };
}

function addressEdits(domain: string, access: PersonAccess, titles: Titles): Edit[] {
  const last = /^ {4}"forbidden":/m;
  const sentence = (text: string) => `    "${domain}": ${JSON.stringify(text)},\n`;
  const description = (locale: keyof Titles, text: string): Edit => ({
    path: `apps/api/src/site/pages/descriptions.${locale}.icu.json`,
    before: last,
    lines: sentence(text),
  });
  return [
    {
      path: `${contract}/addresses.ts`,
      before: /^\nexport \{ type Address/m,
      lines: `import { ${domain}Addresses } from './${domain}/addresses.ts';\n`,
    },
    { path: `${contract}/addresses.ts`, before: /^\};/m, lines: `  ...${domain}Addresses,\n` },
    {
      path: `${contract}/everyAddress.test.ts`,
      before: /(?<=^const further: .* = \{\n)/m,
      lines: `  '/${domain}': page('${access}'),\n`,
    },
    { path: `${contract}/titles.ru.icu.json`, before: last, lines: sentence(titles.ru) },
    { path: `${contract}/titles.en.icu.json`, before: last, lines: sentence(titles.en) },
    ...(isOpen(access)
      ? [
          description('ru', `${titles.ru} на сайте «Отрыв»: список по имени.`),
          description('en', `${titles.en} on Otryv: the list by name.`),
        ]
      : []),
  ];
}

function screenEdits({ domain }: DomainNames): Edit[] {
  const path = `${portal}/app/screens.ts`;
  return [
    { path, before: /^\n\/\*\* /m, lines: `import { ${domain}Screens } from './screens/${domain}.ts';\n` },
    { path, before: /^\};/m, lines: `  ...${domain}Screens,\n` },
  ];
}

function sentences(failed: string, emptyTitle: string, emptyText: string): string {
  return `${JSON.stringify({ failed, emptyTitle, emptyText }, null, 2)}\n`;
}

/** Returns the sign-in of a reader who may open the screen. */
function session(access: PersonAccess): string {
  const rights = rightsOf[access];
  return rights === null ? 'sessionOf()' : `sessionOf(aUser({ ${rights} }))`;
}

function sessionImport(access: PersonAccess): string {
  const names = rightsOf[access] === null ? 'sessionOf' : 'aUser, sessionOf';
  return `import { ${names} } from '${up}/testing/aSession.ts';`;
}

const addresses = (domain: string, access: PersonAccess) => `import { address } from '../address.ts';

export const ${domain}Addresses = {
  ${domain}: address({ pattern: '/${domain}', access: '${access}', title: '${domain}' }),
};
`;

const fixtures = ({
  Domain,
  record,
  Record,
}: DomainNames) => `import type { ${Record}, ${Record}List } from '@otryv/contract';

const ${record} = (id: number, name: string): ${Record} => ({ id: String(id).padStart(24, '0'), name });

export function some${Domain}(changes: Partial<${Record}List> = {}): ${Record}List {
  return { data: [${record}(1, 'Берег'), ${record}(2, 'Обрыв')], quantityPages: 1, ...changes };
}
`;

const source = ({
  domain,
  Domain,
}: DomainNames) => `import { Card, EmptyState, ErrorState, LineItem, LineList, Page, PageHead, Skeleton } from '@otryv/ui';
import { useRead } from '${up}/lib/api/useRead.ts';
import { ListFoot } from '${up}/lib/lists/ListFoot.tsx';
import { useListPages } from '${up}/lib/lists/useListPages.ts';
import { useMessages } from '${up}/lib/messages/useMessages.ts';
import { useScreenPath } from '${up}/lib/navigation/crumbs.tsx';
import { ru as ${domain}Messages } from './messages/ru.ts';

/** One sentence: what the screen shows. */
export function ${Domain}Screen() {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(${domain}Messages);
  const pages = useListPages();
  const query = { page: pages.page, docsOnPage: pages.size };
  const { data, error, isRetrying, retry } = useRead('/api/${domain}', { query });
  useScreenPath('${domain}');

  return (
    <Page>
      <title>{titleOf(titles.${domain})}</title>
      <PageHead title={titles.${domain}} />
      {error && (
        <ErrorState title={messages.failed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
      )}
      {!error && !data && <Skeleton shape="block" />}
      {data?.quantityPages === 0 && <EmptyState title={messages.emptyTitle}>{messages.emptyText}</EmptyState>}
      {data && data.data.length > 0 && (
        <Card>
          <LineList>
            {data.data.map(({ id, name }) => (
              <LineItem key={id} title={name} />
            ))}
          </LineList>
        </Card>
      )}
      {data && <ListFoot pages={pages} pageCount={data.quantityPages} isEmpty={data.data.length === 0} />}
    </Page>
  );
}
`;

const loaded = ({ domain, Domain }: DomainNames) => `import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const ${domain}Screens = {
  ${domain}: lazyScreen(() =>
    import('../../features/${domain}/${Domain}Screen.tsx').then((module) => ({ default: module.${Domain}Screen })),
  ),
};
`;

const test = (
  { domain, Domain }: DomainNames,
  access: PersonAccess,
  { ru }: Titles,
) => `import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
${sessionImport(access)}
import { servePortal } from '${up}/testing/portalServer.ts';
import { renderSignedIn } from '${up}/testing/renderPortal.tsx';
import { respondWith } from '${up}/testing/respondWith.ts';
import { some${Domain} } from '${up}/testing/${domain}.ts';

const server = servePortal(...${session(access)}, respondWith('/api/${domain}', some${Domain}()));

describe('/${domain}', () => {
  it('lists every name', async () => {
    renderSignedIn('/${domain}');

    expect(await screen.findByText('Обрыв')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${ru}');
  });

  it('shows an empty state', async () => {
    server.use(respondWith('/api/${domain}', some${Domain}({ data: [], quantityPages: 0 })));
    renderSignedIn('/${domain}');

    expect(await screen.findByText('Здесь пока пусто')).toBeInTheDocument();
  });
});
`;

const stories = (
  { domain, Domain }: DomainNames,
  access: PersonAccess,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
${sessionImport(access)}
import { PortalAt } from '${up}/testing/PortalAt.tsx';
import { respondWith } from '${up}/testing/respondWith.ts';
import { some${Domain} } from '${up}/testing/${domain}.ts';
import { waitForText } from '${up}/testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = [respondWith('/api/${domain}', some${Domain}()), ...${session(access)}];

const meta = {
  title: 'Screens/${Domain}',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/${domain}'${isOpen(access) ? '' : ', isSignedIn: true'} },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: waitForText('Обрыв') };
export const ListPhone: Story = { ...List, globals: { viewport: { value: 'mobile1' } } };
export const Empty: Story = {
  parameters: {
    msw: [respondWith('/api/${domain}', some${Domain}({ data: [], quantityPages: 0 })), ...${session(access)}],
  },
  play: waitForText('Здесь пока пусто'),
};
`;

const states = ({ Domain }: DomainNames) => `import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '${up}/testing/PortalAt.tsx';
import { type StateStory, screenStates } from '${up}/testing/screenStates.ts';
import shared, { List } from './${Domain}.stories.tsx';

const meta = {
  title: 'Screens/${Domain} states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofList = screenStates(shared, List);

export const Loading: StateStory = ofList.loading;
export const Slow: StateStory = ofList.slow;
export const Failed: StateStory = ofList.failed;
export const Forbidden: StateStory = ofList.forbidden;
export const Offline: StateStory = ofList.offline;
`;
