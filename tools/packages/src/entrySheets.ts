import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { classNames } from './classNames.ts';

/**
 * Sheets for pages with some of our tables, each with the parts of ui that these need; tokens and faces are separate.
 */
const tables: Record<string, readonly string[]> = {
  race: ['ResultsTable', 'SignedRidersTable', 'GroupsTable'],
  lists: ['ScheduleTable', 'ResultsListTable'],
  series: [
    'StageResultsTable',
    'StandingsTable',
    'ClassificationTable',
    'TeamClassificationTable',
    'SeriesLeaders',
    'CatchUpWinnersTable',
    'CatchUpLeadersTable',
    'CatchUpSummaryTable',
  ],
  riders: ['RidersTable', 'RiderResultsTable', 'LeadersTable', 'TeamResultsTable', 'TeamsRatingTable'],
  admin: ['AccountsTable', 'ActionsLogTable', 'ErrorsLogTable', 'ActivitiesTable'],
  tools: ['TableTools', 'ColumnMenu'],
};

/** A table renders its tools lazily, on demand: they have a separate sheet. */
const tools = /\/(TableTools|ColumnMenu)\/|\/ResultsTools\.tsx$/;

/** Builds the style sheets of the tables, by name, from the modules that each of them reaches. */
export async function tableSheets(folder: string): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for (const [name, components] of Object.entries(tables)) {
    sheets.set(name, await sheetOf(folder, components, name === 'tools'));
  }
  return sheets;
}

async function sheetOf(folder: string, components: readonly string[], hasTools: boolean): Promise<string> {
  const entry = join(folder, 'src/entry.ts');
  const asEntry: Plugin = {
    name: 'otryv-entry',
    enforce: 'pre',
    resolveId(id) {
      if (id === entry) return id;
      return !hasTools && tools.test(id) ? { id, external: true } : null;
    },
    load: (id) => (id === entry ? `export { ${components.join(', ')} } from './index.ts';` : null),
  };
  const outputs = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [asEntry, react()],
    resolve: { conditions: ['@otryv/source', 'module', 'browser', 'development|production'] },
    css: { modules: { generateScopedName: classNames() } },
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      lib: { entry, formats: ['es'], cssFileName: 'styles', fileName: 'entry' },
      rolldownOptions: { external: (id) => /^[^./\0]/.test(id) && !id.startsWith('@otryv/ui') },
    },
  });
  const files = Array.isArray(outputs) ? outputs.flatMap(({ output }) => output) : [];
  const sheets = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (sheets.length !== 1) throw new Error(`${components.join(', ')} make ${sheets.length} style sheets.`);
  return sheets.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
}
