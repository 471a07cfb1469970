import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { firstLoad } from './build/firstLoad.ts';
import { flags } from './build/flags.ts';
import { productionRouter } from './build/productionRouter.ts';
import { russianCatalogues } from './build/russianCatalogues.ts';
import { screenFiles } from './build/screenFiles.ts';
import { shortClasses } from './build/shortClasses.ts';

const api = process.env.API_ADDRESS ?? 'http://localhost:3000';

// What a screen shows of its figures when its charts are loaded.
const ofCharts = /(Charts?|Curves)\.tsx$/;

/** The area of the portal that a file belongs to: what its screens share is loaded by no other area. */
function areaOf(path: string): string | null {
  if (ofCharts.test(path)) return null;
  const [, area] = /\/src\/features\/(?!shared\/)([^/]+)\//.exec(path) ?? [];
  if (area === undefined) return null;
  // What opens over a race or comes late has the forms with it, which its first screen does not wait for.
  if (/\/race\/(appeals|event\/late|resultsEdit|why)\//.test(path)) return 'RaceParts';
  // A group of the same name is another chunk.
  return area.replace(/^./, (letter) => letter.toUpperCase());
}

// What opens over a screen shares its libraries, and no first screen waits for them.
const floating = /node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|react-style-singleton|aria-hidden)/;
// The reader of Markdown, of legal texts, organizers and races, and what folds parts of such pages.
const markdown =
  /portal\/src\/features\/shared\/events\/RichText\.|packages\/ui\/src\/Disclosure\/|node_modules\/(react-markdown|remark-|rehype-|mdast-|hast-|micromark|unified|unist-|vfile|hastscript|property-information|parse5|html-void|html-url|comma-sep|space-sep|style-to|inline-style|trim-lines|trough|bail|zwitch|longest-streak|ccount|devlop|entities|decode-named|character-|parse-entities|stringify-entities|is-plain-obj|markdown-table|escape-string|web-namespaces|estree|extend|@ungap|events)/;
// What the page of a race and the editor say about who may ride.
const ofAccess =
  /packages\/(race\/src\/(access\/(?!category)|event\/)|forms\/src\/(EventAccess|EventEditor\/conditionText|messages\/eventEditor))/;
// Forms with what validates and sends them: screens that are only read load none of it.
const ofForms = [
  /packages\/forms\/(?!src\/(EventAccess|EventEditor\/conditionText|messages\/eventEditor))|node_modules\/(react-hook-form|zod)\//,
  /packages\/contract\/src\/(?!.*(address|access|changedReads|cookies|titles))/,
  /packages\/ui\/src\/(AuthLayout\/AuthLayout\.tsx|FileField|PasswordField|TextField|TextArea|Checkbox|Field\/\w+\.ts|provider\/\w*[iI]nputMessages)/,
  /portal\/src\/lib\/access\/useProvider/,
];
const isOfForms = (path: string) => ofForms.some((pattern) => pattern.test(path));
// What lists, protocols and settings share, and the home page does not need.
const ofLater = [
  /packages\/ui\/src\/(Dialog|SearchField|Combobox|FormSection|NumberField|StateStrip|RadioGroup|Select\/PageSizeSelect)/,
  /portal\/src\/(lib\/(api\/saveFile|access\/(SessionGate|startSession)|session\/renewAccessToken)|app\/shell\/useSignOut\.)/,
  /lucide-react\/dist\/esm\/icons\/(eye|eye-off|undo-2)\./,
];
const isOfLater = (path: string) => ofLater.some((pattern) => pattern.test(path));
// Charts come after the figures that they are of.
const charts =
  /packages\/ui\/src\/(charts\/|provider\/\w*[cC]hartMessages)|node_modules\/(recharts|@reduxjs|react-redux|redux|reselect|immer|es-toolkit|eventemitter3|victory-vendor|d3-|internmap|decimal\.js|tiny-invariant|react-is)/;
// Races in lists: of the home page, of the schedule and the results, of an organizer.
const ofRaces =
  /\/(NextRace|listRows)\.|packages\/tables\/src\/((ResultsList|Schedule)Table\/|messages\/lists)|packages\/ui\/src\/RuleIcons\//;
// The cards and heads of organizers and of series.
const ofOrganizers =
  /\/(OrganizerCard|SeriesCard|CoverPoster|CoverHero|CopyText|attackBars)\.|portal\/src\/features\/shared\/series\/(?!seriesOfEvent)/;
// The pages of teams with their tables; the rating of a season is among the statistics too.
const ofTeams =
  /portal\/src\/features\/(teams\/(?!control\/)|shared\/teams\/)|packages\/tables\/src\/(Team(Members|Results|sRating)Table|ContributionsTable|messages\/teams)|packages\/ui\/src\/Team(Card|Hero|Plate)\//;
// What standings, stages and the power of riders show beside a protocol.
const ofStandings = /packages\/tables\/src\/(messages\/series|SeriesColumns|StageResultsTable|columns\/intervalColumn)/;
// The columns and the head of a protocol: of a race to come, of one that is over, and of those who correct it.
const ofProtocol = [
  /packages\/tables\/src\/(columns\/|RiderCell|BestValue|GapColumns|messages\/(messages|riders))/,
  /packages\/ui\/src\/(VariabilityDot\/|Hero\/|RouteBars\/RouteFigure)/,
  /portal\/src\/(features\/(race\/(useRaceResults|peopleOf)\.|shared\/(riders\/|links\/riderHrefs\.))|lib\/names\/)/,
  /lucide-react\/dist\/esm\/icons\/arrow-up-right\./,
];
const isOfProtocol = (path: string) => ofProtocol.some((pattern) => pattern.test(path));
// A few bytes that several areas share: not worth a request. The first teams of a season come late to the home page, with no chunk of others.
const small =
  /lucide-react\/dist\/esm\/icons\/(pencil|calendar|calendar-plus|git-compare-arrows|link-2|copy|download|lock|map|ellipsis-vertical|timer)\.|AuthLayout\/(ButtonRow|AuthLayout\.module)|navigation\/useTypedSearch|lists\/(useListPages|ListFoot)|api\/useDownload|packages\/ui\/src\/(FactList|MedalRank|DateTime|ProseText|Chip|SegmentedControl|Tabs|Menu|Avatar|Flag|Page|TeamBadge)\/|packages\/race\/src\/(country\/|categories\/(groupLabel|accessRange)|format\/innerQuotes)|portal\/src\/features\/shared\/(links\/(teamHref|seriesHref)|events\/pictures)\./;
const isOfScreens = (path: string) =>
  areaOf(path) === null &&
  ![floating, markdown, charts, ofAccess, ofRaces, ofOrganizers, ofStandings, ofTeams].some((pattern) =>
    pattern.test(path),
  ) &&
  ![isOfForms, isOfLater, isOfProtocol].some((test) => test(path));

const common = {
  root: import.meta.dirname,
  plugins: [react(), productionRouter(), russianCatalogues(), flags()],
  resolve: {
    conditions: ['@otryv/source', 'module', 'browser', 'development|production'],
    // SWR's shim for older versions of React is part of React.
    // The selector of the same package, which TanStack Table uses, is not in React.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: { target: 'es2023', assetsInlineLimit: 0, cssCodeSplit: false },
} satisfies InlineConfig;

const home = 'home/HomeScreen.tsx';
const results = 'race/results/RaceResultsScreen.tsx';
const first = firstLoad(common, [home, results]);

export default defineConfig({
  ...common,
  plugins: [...common.plugins, first.plugin, screenFiles(), compressed()],
  css: { modules: { generateScopedName: shortClasses() } },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: true, ws: true } } },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    // The content security policy refuses data: addresses of faces, so no asset is written into the style sheet.
    assetsInlineLimit: 0,
    // Few requests count for more than a few bytes: one style sheet, one script of a first visit, one of what three
    // screens share, one of an area, one of the forms, one of the next race and the races that are over, one of a race's rules.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A group takes what its modules import with it: the one of a first visit comes first.
            {
              name: 'screens',
              test: (path: string) => first.has(home, path) || small.test(path),
              minShareCount: 2,
              priority: 3,
            },
            // All tables load it; what opens over a protocol may wait.
            {
              name: 'protocol',
              test: (path: string) => (first.has(results, path) && areaOf(path) === null) || isOfProtocol(path),
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'later',
              test: (path: string) => isOfScreens(path) || isOfLater(path),
              minShareCount: 3,
              priority: 3,
            },
            { name: 'organizers', test: ofOrganizers, minShareCount: 2, priority: 2 },
            { name: 'charts', test: charts, minShareCount: 2, priority: 2 },
            { name: 'access', test: ofAccess, minShareCount: 2, priority: 2 },
            { name: 'forms', test: isOfForms, minShareCount: 2, priority: 2 },
            { name: 'markdown', test: markdown, minShareCount: 2, priority: 2 },
            { name: 'races', test: ofRaces, priority: 1 },
            { name: 'standings', test: ofStandings, minShareCount: 2, priority: 1 },
            { name: 'teams', test: ofTeams },
            { name: areaOf, debugName: 'areas', minShareCount: 2 },
            { name: 'results', test: /packages\/tables\/src\/(ResultsTable|TableTools)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
