/* Built from ru.icu.json by tools/messages. */
export const ru = {
  access: 'Кто может ехать',
  visibility: 'Кто видит заезд',
  visibilities: { all: 'все райдеры, в общем списке', link: 'все, у кого есть ссылка', club: 'только райдеры клуба' },
  clubOf: (club: string): string => `только свои: ${club}`,
  culling: 'Видно',
  cullings: {
    CULLING_SUBGROUP_ONLY: 'свою группу',
    CULLING_EVENT_ONLY: 'участников заезда',
    CULLING_EVERYBODY: 'всех на карте',
  },
  jersey: 'Джерси',
  jerseyNumber: (hash: string): string => `номер ${hash}`,
  eligibility: 'Смогу ли я участвовать',
  eligibilityFailed: 'Проверка не загрузилась',
  guest: 'Войдите, и мы сравним ваши данные с условиями каждой группы.',
  signIn: 'Войти',
  noGameId: 'Привяжите свой аккаунт игры и подтвердите его: без него не известно ни одного вашего показателя.',
  unprovedGameId:
    'Ваш аккаунт игры привязан, но не подтверждён: без подтверждения не известно ни одного вашего показателя.',
  proveGameId: 'Подтвердить аккаунт игры',
  linkGameId: 'Привязать аккаунт игры',
  details: 'Как это считается',
};
