import type { FitDamage } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { addedMessage } from './added-message.ts';

interface Case {
  damage: FitDamage[];
  message: string;
  cutAtS?: number;
}

describe('addedMessage', () => {
  const added = 'Мощность добавлена. Протокол обновится через минуту.';
  const wrong = 'Файл был повреждён и восстановлен: контрольная сумма не сошлась.';
  const missing = 'Файл восстановлен: в нём не было контрольной суммы.';

  it.each<Case>([
    { damage: [], message: added },
    { damage: ['checksum_wrong'], message: `${added} ${wrong} Прочитаны все записи заезда.` },
    {
      damage: ['checksum_wrong', 'checksum_missing'],
      message: `${added} ${wrong} ${missing} Прочитаны все записи заезда.`,
    },
    { damage: ['cut'], cutAtS: 2530, message: `${added} Файл оборван: прочитано до 42:10 от старта.` },
    {
      damage: ['checksum_wrong', 'cut'],
      cutAtS: 2530,
      message: `${added} ${wrong} Файл оборван: прочитано до 42:10 от старта.`,
    },
  ])('names $damage, and mentions all records only if none is missing', ({ damage, message, cutAtS = null }) => {
    expect(addedMessage({ isVirtualPower: false, damage }, cutAtS)).toBe(message);
  });
});
