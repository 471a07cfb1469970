const ours = 'packages/(race|contract|ui|tables|forms|client|embed)/';
const test = '(\\.test\\.tsx?|\\.stories\\.tsx?|/testing/.*|\\.config\\.ts)$';
const emails = '^apps/api/src/(.+/emails/|kernel/mail/|people/auth/mail/account-emails\\.tsx$)';
const stores =
  '^apps/api/src/(kernel/(?!audit/)|migrations/|doctor/store-findings)|\\.(repository|schema|module)\\.ts$';

const inArea = (area, domains) => domains.split(' ').map((domain) => `${area}/${domain}`);

/**
 * Domains of the API in order: each may import those before it, including types. Reactions to changes of a lower domain
 * are listed in hooks.ts; app.module.ts and the other files directly in src compose all of them. `npm run new:module`
 * adds a domain at the end of its area.
 */
const apiOrder = [
  'kernel',
  ...inArea('game', 'client activities catalogue'),
  ...inArea('people', 'riders users subscriptions messages auth telegram'),
  ...inArea('clubs', 'slots organizers keys webhooks bots clubs finish-protocols teams billing'),
  ...inArea('racing', 'decisions events results series rating event-editing appeals calendars'),
  ...inArea('community', 'bans profiles fitfiles moderators accounts club-pages team-pages organizer-pages'),
  ...inArea('communication', 'mailings news'),
  ...inArea('site', 'documents names visits statistics streams logs search previews pages oembed embeds live'),
  'migrations',
  'serve',
  'doctor',
  'tasks',
];

const inApiOrder = apiOrder.slice(0, -1).map((folder, place) => ({
  name: `api-order-of-${folder.replace('/', '-')}`,
  comment: 'A domain imports those before it in the order above, types included.',
  severity: 'error',
  from: { path: `^apps/api/src/${folder}/`, pathNot: test },
  // Files in src itself compose all domains, so no domain imports them, except for the settings.
  to: { path: `^apps/api/src/((${apiOrder.slice(place + 1).join('|')}|testing)/|(?!config\\.ts$)[^/]+\\.ts$)` },
}));

/** Import rules; the table is in docs/adr/004 and in each rule's comment. */
export default {
  forbidden: [
    ...inApiOrder,
    {
      name: 'api-folders-have-a-place',
      comment: 'Add a new folder of the API to apiOrder.',
      severity: 'error',
      from: { path: '^apps/api/src/[^/]+/', pathNot: `^apps/api/src/(${apiOrder.join('|')}|testing)/` },
      to: {},
    },
    {
      name: 'resolved',
      comment: 'Every import leads somewhere; virtual modules are made by the plugin of the book.',
      severity: 'error',
      from: { pathNot: '^examples/' },
      to: { couldNotResolve: true, pathNot: '^virtual:otryv/' },
    },
    {
      name: 'examples-import-what-is-published',
      comment: 'Each is copied out of this repository as a folder, and installs our packages there.',
      severity: 'error',
      from: { path: '^examples/([^/]+)/' },
      to: {
        pathNot: '^examples/$1/|(^|/)node_modules/|^@otryv/(client|race|tables|ui)(/|$)',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Nothing that runs imports itself by a detour; types may know each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-in-the-portal',
      comment: 'Types too: what parent and child share lies beneath both.',
      severity: 'error',
      from: { path: '^apps/portal/src/', pathNot: test },
      to: { circular: true },
    },
    {
      name: 'race-imports-nothing',
      severity: 'error',
      from: { path: '^packages/race/src', pathNot: test },
      to: { pathNot: '^packages/race/src' },
    },
    {
      name: 'contract-imports-race',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: test },
      to: { pathNot: '^packages/(contract|race)/src|(^|/)node_modules/(zod|@casl)/' },
    },
    {
      name: 'client-imports-types-and-race',
      comment:
        'It weighs what its own code weighs: of contract and tables it has the types. It alone of the packages may fetch.',
      severity: 'error',
      from: { path: '^packages/client/src', pathNot: test },
      to: { pathNot: '^packages/(client|race)/src', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-knows-types-alone',
      severity: 'error',
      from: { path: '^packages/client/src', pathNot: test },
      to: { pathNot: '^packages/(client|race|contract|tables)/src' },
    },
    {
      name: 'embed-composes-tables',
      comment:
        'Of the contract it has the types, the options of embeds and the addresses; what it shows are the parts of other packages.',
      severity: 'error',
      from: { path: '^packages/embed/src', pathNot: test },
      to: {
        path: `^(${ours}|apps|tools)`,
        pathNot: '^packages/((embed|tables|ui|race|client)/|contract/src/(embed/|addresses|rendering))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-imports-race',
      severity: 'error',
      from: { path: '^packages/ui/src', pathNot: test },
      to: { path: `^(${ours}|apps|tools)`, pathNot: '^packages/(ui|race)/' },
    },
    {
      name: 'tables-import-ui-and-race',
      severity: 'error',
      from: { path: '^packages/tables/src', pathNot: test },
      to: { path: `^(${ours}|apps|tools)`, pathNot: '^packages/(tables|ui|race)/' },
    },
    {
      name: 'forms-import-ui-race-and-what-validates',
      comment: "Of the contract its schemas and sentences alone: an endpoint is the host's business.",
      severity: 'error',
      from: { path: '^packages/forms/src', pathNot: test },
      to: {
        path: `^(${ours}|apps|tools)`,
        pathNot: '^packages/((forms|ui|race)/|contract/src/(schemas|messages)\\.ts$)',
      },
    },
    {
      name: 'packages-do-not-fetch-route-or-store',
      severity: 'error',
      from: { path: '^packages/(ui|tables|forms)/src', pathNot: test },
      to: { path: '(^|/)node_modules/(swr|ky|axios|react-router|react-router-dom|zustand|msw)/' },
    },
    {
      name: 'contract-knows-no-framework',
      severity: 'error',
      from: { path: '^packages/(contract|race)/src' },
      to: { path: '(^|/)node_modules/(react|react-dom|@nestjs|mongoose)/' },
    },
    {
      name: 'api-without-react',
      comment: 'Emails and their frame are React components, and so are the pictures of links.',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: `${emails}|^apps/api/src/site/previews/` },
      to: { path: '^(packages/(ui|tables|forms)|apps/portal)/|(^|/)node_modules/(react|react-dom)/' },
    },
    {
      name: 'emails-import-race-and-react',
      comment: 'They are shown in a browser by their stories: nothing of the server.',
      severity: 'error',
      from: { path: '^apps/api/src/(.+/emails|kernel/mail/frame)/', pathNot: test },
      to: {
        path: '.',
        pathNot: '^packages/race/|^apps/api/src/(.+/emails|kernel/mail/frame)/|(^|/)node_modules/(@types/)?react/',
      },
    },
    {
      name: 'api-tests-alone-use-tools',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: test },
      to: { path: '^(tools|e2e)/' },
    },
    {
      name: 'portal-without-server',
      severity: 'error',
      from: { path: '^apps/portal/src' },
      to: { path: '^(apps/api|tools)/|(^|/)node_modules/(@nestjs|mongoose)/' },
    },
    {
      name: 'portal-loads-no-schema',
      comment: 'The first load has the types of the contract and its addresses; sentences come when one is needed.',
      severity: 'error',
      from: { path: '^apps/portal/src', pathNot: test },
      to: {
        path: '^packages/contract/src/',
        pathNot:
          '^packages/contract/src/(addresses|abilities|changedReads|rendering|settings/cookies|embed/(embed|embedPages|embedSnippets)|titles)\\.ts$',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'abilities-in-a-late-chunk',
      comment: 'They carry a library: only the module that a gate imports on demand has them.',
      severity: 'error',
      from: { path: '^apps/portal/src', pathNot: `${test}|lib/access/Admitted\\.tsx$` },
      to: { path: '^packages/contract/src/abilities\\.ts$', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'addresses-load-no-schema',
      severity: 'error',
      from: { path: '^packages/contract/src/.*address(es)?\\.ts$' },
      to: { pathNot: '^packages/contract/src/(.*address(es)?|access)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-keep-to-themselves',
      comment: 'What two areas share is in features/shared, not in one of them; types too.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/([^/]+)/' },
      to: { path: '^apps/portal/src/features/', pathNot: '^apps/portal/src/features/(shared|$1)/' },
    },
    {
      name: 'features-know-no-app',
      comment: 'The app opens them by their addresses: they do not know what they are shown in.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/', pathNot: test },
      to: { path: '^apps/portal/src/app/' },
    },
    {
      name: 'lib-knows-no-feature',
      comment: 'What every feature uses knows neither features nor the app.',
      severity: 'error',
      from: { path: '^apps/portal/src/lib/', pathNot: test },
      to: { path: '^apps/portal/src/(app|features)/' },
    },
    {
      name: 'features-are-loaded-by-their-address',
      comment: 'Only routes know screens: the shell and its parts do not wait for them.',
      severity: 'error',
      from: { path: '^apps/portal/src/app/', pathNot: `^apps/portal/src/app/(screens/[^/]+|routes)\\.tsx?$|${test}` },
      to: { path: '^apps/portal/src/features/' },
    },
    {
      name: 'portal-has-no-css',
      severity: 'error',
      from: { path: '^apps/portal/src', pathNot: '^apps/portal/src/app/entry-client\\.tsx$' },
      to: { path: '\\.css$' },
    },
    {
      name: 'tools-speak-to-the-api-from-outside',
      severity: 'error',
      from: { path: '^tools/', pathNot: test },
      to: { path: '^apps/' },
    },
    {
      name: 'modules-by-their-service',
      comment: "Another domain's repository is reached through its service, its types too.",
      severity: 'error',
      from: { path: '^apps/api/src/(tasks|migrations|[^/]+/[^/]+)/', pathNot: test },
      to: {
        path: '^apps/api/src/[^/]+/.*\\.repository\\.ts$',
        pathNot: '^apps/api/src/$1/',
      },
    },
    {
      name: 'mongoose-in-repositories',
      comment: 'Types too: what leaves a repository is plain, sessions are those of kernel/database/session.ts.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: `${stores}|${test}` },
      to: { path: '(^|/)node_modules/(mongoose|mongodb|@nestjs/mongoose)/' },
    },
    {
      name: 'records-in-repositories',
      comment: 'Types too: a record is mapped before it leaves its repository.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: `${stores}|${test}` },
      to: { path: '^apps/api/src/.*\\.schema\\.ts$' },
    },
    {
      name: 'packages-by-their-entry',
      severity: 'error',
      from: { path: '^(apps|tools|e2e)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot:
          '^packages/[^/]+/src/(index|addresses|changedReads|rendering|settings/cookies|titles|schemas|messages|abilities|charts|styles|rows/index|server/index|live/embedBuild|embed/(embed|embedPages|embedSnippets)|testing/index)\\.(ts|css)$',
      },
    },
    {
      name: 'testing-in-tests',
      comment: 'What makes values for tests is not shipped.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: test },
      to: { path: '^packages/race/src/testing/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.browser.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tsc|generated|storybook-static|static)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@otryv/source', 'import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
