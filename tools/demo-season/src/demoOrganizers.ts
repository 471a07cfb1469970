import { gameClubs } from '@otryv/game-simulator';

type ClubKey = keyof typeof gameClubs;

/** Organizer of the demo, configured as its owner would. */
export interface DemoOrganizer {
  /** Name under which its races were added. */
  name: string;
  label: string;
  owner: string;
  isPublished: boolean;
  mission: string;
  description: string;
  links: Partial<Record<'telegramGroup' | 'telegramChannel' | 'website' | 'vk' | 'youtube', string>>;
  /** Its slot of the service: a trial, one that its owner pays, or none. */
  slot: 'trial' | 'bought' | null;
  /** Hours in which riders may appeal. */
  protestHours: number;
  /** Two colours of its logo and poster. */
  colours: readonly [string, string];
  clubs: readonly { key: ClubKey; moderators: readonly [string, string] }[];
  /** Its account in the game. */
  bot?: string;
  /** Its API keys: for pages of these sites, or for a server. */
  keys?: readonly { name: string; origins?: readonly string[] }[];
  /** Addresses of its webhooks. They are disabled: none of them exists. */
  webhooks?: readonly string[];
}

/** Users of the clubs in addition to the table of demo accounts. */
export const clubPeople = ['org-krona', 'org-shtil', 'org-veter', 'sudya-zoya', 'sudya-ignat', 'sudya-klim'] as const;

export const demoOrganizers: readonly DemoOrganizer[] = [
  {
    name: gameClubs.axis.name,
    label: 'Ось',
    owner: 'demo-organizer',
    isPublished: true,
    mission: 'Гонки по четвергам и субботам для тех, кто едет после работы. Новичкам есть группа E и замыкающий.',
    description:
      'Собрались в 2023 году в гараже на три станка. Сейчас проводим две гонки в неделю и один тур за сезон.\n\nПравила, взвешивание и протесты: в регламенте каждой серии.',
    links: { telegramGroup: 'https://t.me/os_zaezdy', website: 'https://os.example', vk: 'https://vk.com/os_zaezdy' },
    slot: 'bought',
    protestHours: 48,
    colours: ['#0f5132', '#2fbf71'],
    clubs: [
      { key: 'axis', moderators: ['demo-club', 'sudya-zoya'] },
      { key: 'axisYouth', moderators: ['demo-club', 'sudya-ignat'] },
    ],
    bot: 'os@club.example',
    keys: [{ name: 'Сайт клуба', origins: ['https://os.example'] }, { name: 'Бот чата' }],
    webhooks: ['https://os.example/hooks'],
  },
  {
    name: gameClubs.crown.name,
    label: 'КРОНА',
    owner: 'org-krona',
    isPublished: true,
    mission: 'Догонялки по воскресеньям: сильные стартуют последними.',
    description: 'Разрывы на старте считаем по последним двум месяцам. Кто первый на черте, тот и выиграл.',
    links: { telegramChannel: 'https://t.me/krona_dogonyalki' },
    slot: 'trial',
    protestHours: 24,
    colours: ['#5b2a86', '#c77dff'],
    clubs: [
      { key: 'crown', moderators: ['demo-club', 'sudya-zoya'] },
      { key: 'crownWomen', moderators: ['sudya-zoya', 'sudya-ignat'] },
    ],
    bot: 'ending@club.example',
  },
  {
    name: gameClubs.trial.name,
    label: 'ТТ-цех',
    owner: 'demo-unpaid',
    isPublished: true,
    mission: 'Разделки раз в две недели. Только вы и секундомер.',
    description: 'Без драфта, с одинаковыми интервалами на старте.',
    links: { website: 'https://tt.example' },
    slot: null,
    protestHours: 72,
    colours: ['#7a1f1f', '#ff6b6b'],
    clubs: [{ key: 'trial', moderators: ['sudya-klim', 'sudya-ignat'] }],
    bot: 'ended@club.example',
  },
  {
    name: gameClubs.calm.name,
    label: 'ШТИЛЬ',
    owner: 'org-shtil',
    isPublished: true,
    mission: 'Критериумы и длинные вечера.',
    description: 'Короткие круги по вторникам, сто километров раз в месяц.',
    links: { youtube: 'https://www.youtube.com/@shtil' },
    slot: 'trial',
    protestHours: 48,
    colours: ['#0b3c5d', '#4ea8de'],
    clubs: [{ key: 'calm', moderators: ['sudya-klim', 'sudya-zoya'] }],
  },
  {
    name: gameClubs.wind.name,
    label: 'ВЕТЕР',
    owner: 'org-veter',
    isPublished: false,
    mission: 'Большие общие старты.',
    description: 'Готовим страницу к новому сезону.',
    links: {},
    slot: 'trial',
    protestHours: 168,
    colours: ['#7f4f00', '#ffb703'],
    clubs: [{ key: 'wind', moderators: ['sudya-ignat', 'sudya-klim'] }],
  },
];
