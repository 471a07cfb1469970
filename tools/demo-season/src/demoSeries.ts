/** A stage by the names of its races; several are rides of it. */
export interface DemoStage {
  order: number;
  races: readonly string[];
  name?: string;
  isRequired?: boolean;
}

/** Decision about a row of a stage, by the rank in a category. */
export interface DemoStageDecision {
  order: number;
  category: string;
  place: number;
  made:
    | { kind: 'category'; value: string; reason: string }
    | { kind: 'penalty'; seconds: number; reason: string }
    | { kind: 'disqualification'; label: string; reason: string };
}

/** Series of the demo, configured as its organizer would. */
export interface DemoSeries {
  organizer: string;
  type: 'tour' | 'endurance' | 'catchUp' | 'series';
  name: string;
  /** In days from the middle of the season. */
  days: readonly [first: number, last: number];
  mission: string;
  rules: string;
  isPublished: boolean;
  stages: readonly DemoStage[];
  decisions?: readonly DemoStageDecision[];
}

export const demoSeries: readonly DemoSeries[] = [
  {
    organizer: 'Клуб «Ось»',
    type: 'tour',
    name: 'Осенний кубок Оси',
    days: [-28, 14],
    mission: 'Пролог и четыре утренних этапа. Первый этап можно проехать дважды: идёт лучший.',
    rules:
      '## Зачёт\n\nСчитаем сумму времени всех этапов, пролог не обязателен.\n\n- Лимит времени: 15 % от победителя категории.\n- Разрыв меньше секунды: одно время на группу.\n- Перевод в другую категорию действует на все этапы.',
    isPublished: true,
    stages: [
      { order: 0, name: 'Пролог', races: ['Утро по Оси №40'], isRequired: false },
      { order: 1, races: ['Утро по Оси №41', 'Утро по Оси, этап 1'], name: 'Два утра на выбор' },
      { order: 2, races: ['Утро по Оси, этап 2'] },
      { order: 3, races: ['Утро по Оси, этап 3'] },
      { order: 4, races: [], name: 'Королевский этап' },
    ],
    decisions: [
      {
        order: 2,
        category: 'C',
        place: 1,
        made: { kind: 'category', value: 'B', reason: 'Едет выше верхней границы C' },
      },
      {
        order: 2,
        category: 'B',
        place: 2,
        made: { kind: 'penalty', seconds: 20, reason: 'Старт раньше своей группы' },
      },
      {
        order: 2,
        category: 'D',
        place: 3,
        made: { kind: 'disqualification', label: 'DSQ', reason: 'Нет взвешивания' },
      },
    ],
  },
  {
    organizer: 'КРОНА',
    type: 'catchUp',
    name: 'Догонялки КРОНЫ',
    days: [-14, 20],
    mission: 'Сильные стартуют последними. Кто первый на черте, тот и выиграл.',
    rules: 'Разрывы на старте пересматриваем раз в два месяца.',
    isPublished: true,
    stages: ['№41', '№42', '№43', '№44'].map((number, at) => ({ order: at + 1, races: [`Догонялки КРОНЫ ${number}`] })),
  },
  {
    organizer: 'КРОНА',
    type: 'catchUp',
    name: 'Вечерние догонялки',
    days: [-50, -14],
    mission: 'Три вечера подряд, короткие круги.',
    rules: '',
    isPublished: true,
    stages: ['№40', '№41', '№42'].map((number, at) => ({ order: at + 1, races: [`Вечерние догонялки ${number}`] })),
  },
  {
    organizer: 'ВЕТЕР',
    type: 'endurance',
    name: 'Полный ход: километры осени',
    days: [-45, 10],
    mission: 'Побеждает тот, кто проехал больше. Пропустить вечер можно.',
    rules: '',
    isPublished: true,
    stages: ['№39', '№40', '№41'].map((number, at) => ({
      order: at + 1,
      races: [`Вторник в полный ход ${number}`],
      isRequired: false,
    })),
  },
  {
    organizer: 'ШТИЛЬ',
    type: 'series',
    name: 'Новички: развороты',
    days: [-12, 7],
    mission: 'Три спокойных заезда для первого сезона.',
    rules: '',
    isPublished: true,
    stages: ['первый', 'второй', 'третий'].map((number, at) => ({
      order: at + 1,
      races: [`Новички: ${number} разворот`],
    })),
  },
  {
    organizer: 'ТТ-цех',
    type: 'tour',
    name: 'Зимние разделки',
    days: [2, 60],
    mission: 'Одна разделка в две недели, до весны.',
    rules: '',
    isPublished: true,
    stages: [{ order: 1, races: ['Цеховая разделка'] }],
  },
  {
    organizer: 'Клуб «Ось»',
    type: 'tour',
    name: 'Весенний тур Оси',
    days: [90, 130],
    mission: 'Черновик: этапы выберем в феврале.',
    rules: '',
    isPublished: false,
    stages: [],
  },
];
