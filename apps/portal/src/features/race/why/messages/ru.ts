/* Built from ru.icu.json by tools/messages. */
export const ru = {
  history: 'История протокола',
  version: (version: number): string => `Версия ${version}`,
  earlier: 'Было',
  later: 'Стало',
  noDifference: 'Места и метки в этих версиях одинаковы.',
  differenceFailed: 'Версии не загрузились',
  share: 'Поделиться',
  copied: 'Ссылка на строку скопирована.',
  notCopied: (url: string): string => `Браузер не дал скопировать ссылку. Скопируйте её сами: ${url}`,
  appeal: 'Подать протест',
  appealOf: 'Протест по этой строке',
  decide: 'Решить о строке',
};
