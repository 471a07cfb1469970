/* Built from ru.icu.json by tools/messages. */
export const ru = {
  messages: {
    registered: {
      title: 'Проверьте почту',
      text: (additional: string): string =>
        `Мы отправили письмо на ${additional}. Откройте ссылку из него в течение трёх суток, чтобы подтвердить адрес. Войти можно уже сейчас. Если письма нет, проверьте папку «Спам»: после входа его можно отправить ещё раз из настроек.`,
    },
    'email-confirmed': {
      title: 'Адрес подтверждён',
      text: (additional: string): string =>
        `Почта ${additional} подтверждена. Теперь доступны письма о заездах и восстановление пароля.`,
    },
    'link-outdated': {
      title: 'Ссылка устарела',
      text: (additional: string): string =>
        `Ссылка устарела или уже использована: ${additional}. Запросите новое письмо.`,
    },
    'reset-sent': {
      title: 'Проверьте почту',
      text: (additional: string): string =>
        `Если адрес ${additional} у нас есть, письмо уже в пути. Ссылка из него действует час.`,
    },
    'password-changed': {
      title: 'Пароль изменён',
      text: (additional: string): string => `Пароль аккаунта ${additional} изменён. Войдите с новым.`,
    },
    unsubscribed: {
      title: 'Вы отписались',
      text: (additional: string): string =>
        `Больше не пришлём: ${additional}. Вернуть письма можно в настройках оповещений.`,
    },
    'payment-returned': {
      title: 'Платёж обрабатывается',
      text: (additional: string): string =>
        `Мы получили возврат от платёжной службы: ${additional}. Итог придёт письмом и появится в настройках.`,
    },
  },
  signIn: 'Войти',
  toHome: 'На главную',
  letterAgain: 'Отправить письмо ещё раз',
  toReset: 'Запросить письмо',
  unsubscribe: {
    lists: {
      messages: 'письма о личных сообщениях',
      events: 'письма о заездах',
      news: 'письма с новостями',
      development: 'письма о разработке',
    },
    question: (letters: string): string =>
      `Отключить ${letters}? Сообщения в портале останутся, вернуть письма можно в настройках оповещений.`,
    confirm: 'Отписаться',
    isOff: (letters: string): string => `Уже отключены: ${letters}. Вернуть их можно в настройках оповещений.`,
    linkWrong: 'Ссылка неполная. Откройте её из письма ещё раз или отключите письма в настройках.',
    toSettings: 'Настройки оповещений',
    failed: 'Не получилось проверить ссылку',
  },
};
