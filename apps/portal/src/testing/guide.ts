import type { Broadcast, DocumentSummary, DocumentText, DocumentType, NewsPost, TelegramBot } from '@otryv/contract';
import { type HttpHandler, http } from 'msw';
import { respondWith } from './respondWith.ts';

const titles: Record<DocumentType, readonly (readonly [string, string, string])[]> = {
  public: [
    ['protocol', 'Как читать протокол', 'отрыв, лучшие значения, плашки'],
    ['categories', 'Категории и группы', 'буквы, группы, кого пустят'],
    ['first-race', 'Первый заезд', 'от расписания до финиша'],
    ['teams', 'Команды и очки сезона', 'откуда берётся каждое очко'],
    ['missing-result', 'Почему меня нет в протоколе', 'шесть причин и что делать'],
    ['account', 'Аккаунт и игровой ID', 'вход, привязка, подтверждение'],
  ],
  faq: [['questions', 'Вопросы и ответы', 'результаты, значки, аккаунт']],
  organizer: [
    ['start', 'С чего начать организатору', 'четыре дела в кабинете'],
    ['series', 'Серия и зачёт', 'этапы, правила, зачёт'],
  ],
  development: [['architecture', 'Устройство портала', 'пакеты, слои, путь результата']],
};

const protocolText = `Протокол отвечает на один вопрос: кто от кого и когда уехал.

## Линия отрыва

Чем длиннее розовый отрезок, тем больше разрыв. Подробнее: [Категории](/documentation/public/categories).

## Плашки вместо места

| Плашка | Что случилось |
| --- | --- |
| DNF | Райдер не финишировал |
| VP | Мощность не измерена датчиком |

Код \`result rebuild\` собирает протоколы заново. <script>alert(1)</script>`;

const questionsText = `## Результаты

### Почему у меня DNF, если я доехал

Чаще всего игра не прислала время.

### Когда появится протокол

Когда финишируют первые.

## Аккаунт

### Как скрыть пульс и вес

В настройках, «Что видят другие».`;

export function someDocuments(type: DocumentType): DocumentSummary[] {
  return titles[type].map(([fileName, title, summary]) => ({ type, fileName, title, summary }));
}

export function anArticle(changes: Partial<DocumentText> = {}): DocumentText {
  return {
    type: 'public',
    fileName: 'protocol',
    title: 'Как читать протокол',
    summary: 'отрыв, плашки',
    content: protocolText,
    sections: [
      { id: 'линия-отрыва', title: 'Линия отрыва', depth: 2 },
      { id: 'плашки-вместо-места', title: 'Плашки вместо места', depth: 2 },
    ],
    updatedOn: '2026-11-12',
    minutes: 4,
    ...changes,
  };
}

export function someQuestions(): DocumentText {
  return anArticle({
    type: 'faq',
    fileName: 'questions',
    title: 'Вопросы и ответы',
    content: questionsText,
    sections: [
      { id: 'результаты', title: 'Результаты', depth: 2 },
      { id: 'почему-у-меня-dnf-если-я-доехал', title: 'Почему у меня DNF, если я доехал', depth: 3 },
      { id: 'когда-появится-протокол', title: 'Когда появится протокол', depth: 3 },
      { id: 'аккаунт', title: 'Аккаунт', depth: 2 },
      { id: 'как-скрыть-пульс-и-вес', title: 'Как скрыть пульс и вес', depth: 3 },
    ],
  });
}

const types: readonly DocumentType[] = ['public', 'faq', 'organizer', 'development'];

/** Responds with the reference: lists by kind, one article, the questions, and one hit per search. */
export function reference(): HttpHandler[] {
  const section = { id: 'линия-отрыва', title: 'Линия отрыва', depth: 2 };
  const hit = { type: 'public' as const, fileName: 'protocol', title: 'Как читать протокол', section };
  const otherHits = [
    { type: 'faq' as const, fileName: 'questions', title: 'Вопросы и ответы', section: null },
    { type: 'public' as const, fileName: 'first-race', title: 'Первый заезд', section: null },
  ].map((other) => ({ ...other, excerpt: `Где линия: ${other.title}.` }));
  return [
    respondWith('/api/md-documents/search', (query) => ({
      data: query.get('search') === 'нигде' ? [] : [{ ...hit, excerpt: 'Серая линия тянется от нуля.' }, ...otherHits],
    })),
    http.get('*/api/md-documents/list/:type', ({ params }) =>
      Response.json({ data: someDocuments(types.find((type) => type === params.type) ?? 'public') }),
    ),
    http.get('*/api/md-documents/faq/:fileName', () => Response.json({ data: someQuestions() })),
    respondWith('/api/md-documents/{type}/{fileName}', { data: anArticle() }),
  ];
}

/** Creates release notes, newest first. */
export function someNews(count: number): NewsPost[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: String(index).padStart(24, '0'),
    releaseDate: new Date(Date.UTC(2026, 10, 20 - index)).toISOString(),
    version: `1.${count - index}.0`,
    text: `Что нового в выпуске ${count - index}.`,
    revision: 0,
  }));
}

/** Responds with the requested number of nine release notes. */
export function news(): HttpHandler {
  const all = someNews(9);
  return respondWith('/api/information/development', (query) => {
    const asked = Number(query.get('quantityPosts') ?? 7);
    return { informationDev: all.slice(0, asked), hasMore: all.length > asked };
  });
}

export function aBroadcast(changes: Partial<Broadcast> = {}): Broadcast {
  return {
    _id: '65f0000000000000000000f1',
    text: 'В четверг пятый этап Осеннего кубка.',
    author: 'admin',
    createdAt: '2026-11-20T15:00:00.000Z',
    state: 'sent',
    receivers: 214,
    delivered: 211,
    failed: 2,
    unknown: 1,
    ...changes,
  };
}

const someBroadcasts = [
  aBroadcast(),
  aBroadcast({
    _id: '65f0000000000000000000f2',
    text: 'Зимняя серия открыта.',
    author: 'zoja_sekundnaja',
    createdAt: '2026-11-13T15:10:00.000Z',
    receivers: 203,
    delivered: 197,
    failed: 5,
    unknown: 0,
  }),
  aBroadcast({
    _id: '65f0000000000000000000f3',
    text: 'Правила сезона изменены.',
    createdAt: '2026-10-30T09:45:00.000Z',
    receivers: 188,
    delivered: 185,
    failed: 3,
    unknown: 0,
  }),
];

export function aBot(changes: Partial<TelegramBot> = {}): TelegramBot {
  return { isConfigured: true, name: 'otryv_bot', receivers: 214, broadcasts: someBroadcasts, ...changes };
}
