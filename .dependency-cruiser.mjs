const ours = 'packages/(race|contract|ui|tables|forms)/';
const test = '(\\.test\\.tsx?|\\.stories\\.tsx?|/testing/.*|\\.config\\.ts)$';

/** Who may import whom; the table stands in docs/adr and in each rule's comment. */
export default {
  forbidden: [
    {
      name: 'resolved',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'Nothing that runs imports itself by a detour; types may know each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      severity: 'error',
      from: { path: '^apps/api/src' },
      to: { path: '^(packages/(ui|tables|forms)|apps/portal)/|(^|/)node_modules/react/' },
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
      name: 'portal-has-no-css',
      severity: 'error',
      from: { path: '^apps/portal/src', pathNot: '^apps/portal/src/main\\.tsx$' },
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
      comment: "Another domain's repository is reached through its service; its types may be known.",
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: test },
      to: {
        path: '^apps/api/src/[^/]+/.*\\.repository\\.ts$',
        pathNot: '^apps/api/src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'packages-by-their-entry',
      severity: 'error',
      from: { path: '^(apps|tools|e2e)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: '^packages/[^/]+/src/(index|schemas|messages|abilities|styles)\\.(ts|css)$',
      },
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
