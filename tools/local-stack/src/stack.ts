import { join } from 'node:path';
import { claimFolder } from './claimFolder.ts';
import { ensureDataDir } from './ensureDataDir.ts';
import { givenSettings, wantedPort } from './givenSettings.ts';
import { keepService } from './keepService.ts';
import { type Mongo, startMongo } from './mongod/startMongo.ts';
import { dataFolder, root } from './paths.ts';
import { freePort, isFree } from './ports.ts';
import { portTaken, StackProblem } from './StackProblem.ts';
import { ensureSeasonSettings, type SeasonSettings } from './seasonSettings.ts';
import { ensureSecrets } from './secrets.ts';
import { noStandIn, startGame, startProviders } from './standIns.ts';
import { writeState } from './stateFile.ts';
import { openTaskHost, type TaskHost } from './taskHost.ts';

export interface Stack {
  address: string;
  /** Data folder. */
  data: string;
  /** Configuration of the API and its tasks. */
  environment: Record<string, string>;
  season: SeasonSettings;
  mongo: Mongo;
  /** Runs tasks of the API with that configuration. */
  tasks: TaskHost;
  /** Whether the game is our simulator, not a configured one. */
  isSimulated: boolean;
  /** Whether payments are made at our stand-in, not at a configured shop. */
  takesDemoPayments: boolean;
  /** Address that shows kept emails; `null` if they are sent, or kept without a viewer. */
  mailAddress: string | null;
  stop: () => Promise<void>;
  /** Resolves to a message when a part ended by itself and is not restarted. */
  fallen: Promise<string>;
}

export interface StackOptions {
  environment?: NodeJS.ProcessEnv;
  log: (line: string) => void;
  /** Arguments that run the API; the built one by default. */
  apiArgs?: string[];
  /** Base path of that output; the root by default. */
  apiFolder?: string;
  portalFolder?: string;
  /** Folder of the database files, next to the data by default, and the lifetime of transactions of dead clients. */
  database?: { folder?: string; transactionSeconds?: number };
}

/** Links that the demo shows as an operator's; these addresses have no inbox. */
const demoLinks = {
  SUPPORT_URL: 'mailto:support@otryv.example',
  RANKING_URL: 'https://ranking.example/riders/{zwiftId}',
  COMMUNITIES: 'Telegram=https://telegram.example/otryv, VK=https://vk.example/otryv',
};
// Small V8 nurseries save 100 MB of two threads, and cost no processor time: docs/operate/sizes.md, «Memory».
const builtApi = ['--enable-source-maps', '--max-semi-space-size=4', join(root, 'apps/api/dist/main.js')];

/** Starts MongoDB, the game simulator if no game is configured, and the API with the portal. */
export async function startStack({
  environment = process.env,
  log,
  apiArgs = builtApi,
  apiFolder,
  portalFolder,
  database,
}: StackOptions): Promise<Stack> {
  const data = dataFolder(environment);
  await ensureDataDir(data);
  const wanted = wantedPort(environment);
  const claim = await claimFolder(data, log);
  const parts: { stop: () => Promise<void> }[] = [{ stop: claim.release }];
  const stop = async () => {
    for (const part of parts.splice(0).toReversed()) await part.stop();
  };
  try {
    if (wanted !== 0 && !(await isFree(wanted))) throw new StackProblem(portTaken(wanted));
    // Known before the start: emails and sign-in providers link to this address.
    const port = wanted || (await freePort());
    const address = `http://localhost:${port}`;
    const publicUrl = environment.PUBLIC_URL ?? address;
    const secrets = await ensureSecrets(join(data, 'secrets.json'));
    const mongo = await startMongo(data, environment, (pid) => claim.record('MongoDB', pid), database);
    parts.push(mongo);
    log(`Took ${mongo.took}.`);
    const season = await ensureSeasonSettings(join(data, 'season.json'));
    const game = await startGame({ environment, season, password: secrets.GAME_PASSWORD, log });
    if (game.service) parts.push(game.service);
    await claim.record('the game simulator', game.service?.pid);
    const providers = game.service ? await startProviders({ environment, publicUrl, data, log }) : noStandIn;
    if (providers.service) parts.push(providers.service);
    await claim.record('the provider simulator', providers.service?.pid);
    const showsMail = game.service !== null && !environment.SMTP_URL;
    const settings: Record<string, string> = {
      ...givenSettings(environment),
      NODE_ENV: 'production',
      LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      FILES_FOLDER: environment.FILES_FOLDER ?? join(data, 'files'),
      MAIL_FOLDER: environment.MAIL_FOLDER ?? join(data, 'mail'),
      SHOW_MAIL: String(showsMail),
      MONGODB_URI: mongo.uri,
      ENCRYPTION_KEY: environment.ENCRYPTION_KEY ?? secrets.ENCRYPTION_KEY,
      PORTAL_FOLDER: portalFolder ?? join(root, 'apps/portal/dist'),
      PORTAL_SERVER: join(root, 'apps/portal/server/dist/entry-server.js'),
      EMBED_FOLDER: join(root, 'apps/portal/embed/dist'),
      ...game.settings,
      ...providers.settings,
    };
    if (game.service) Object.assign(settings, demoLinks, ofKeys(environment, Object.keys(demoLinks)));
    const api = await keepService({
      name: 'The API',
      args: apiArgs,
      folder: apiFolder,
      env: settings,
      log,
      onStart: (pid) => claim.record('the API', pid),
      onFall: () => log('The API stopped and is being started again.'),
    });
    parts.push(api);
    await claim.serves(address);
    await writeState(join(data, 'stack.json'), settings);
    const tasks = openTaskHost({ env: settings, onStart: (pid) => void claim.record('the host of tasks', pid) });
    parts.push(tasks);
    const fallen = Promise.race([
      api.ended.then(() => fallenService('The API')),
      ...(game.service ? [game.service.ended.then(() => fallenService('The game simulator'))] : []),
      ...(providers.service ? [providers.service.ended.then(() => fallenService('The provider simulator'))] : []),
      mongo.ended.then((reason) => `MongoDB stopped: ${reason}`),
    ]);
    return {
      address,
      data,
      environment: settings,
      season,
      mongo,
      tasks,
      isSimulated: game.service !== null,
      takesDemoPayments: 'YOOKASSA_URL' in providers.settings,
      mailAddress: showsMail ? `${address}/dev/mail` : null,
      stop,
      fallen,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const fallenService = (name: string) => `${name} stopped by itself; see the output above.`;

function ofKeys(environment: NodeJS.ProcessEnv, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.flatMap((key) => (environment[key] === undefined ? [] : [[key, environment[key]]])));
}
