import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aResult } from '../testing/aResult.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { PlaceReceipt } from './PlaceReceipt.tsx';

const row = aResult({ profileId: 3, timeMs: 2_000_000, place: 2 });
const winner = aResult({ profileId: 1, timeMs: 1_000_000 });
const out = (profileId: number) =>
  aResult({
    profileId,
    timeMs: 1_500_000,
    place: null,
    disqualification: { label: 'DSQ' as const, reason: 'нет пульса' },
    rider: { firstName: 'Архип', lastName: 'Лощинин' },
  });
const textOf = (name: RegExp) => screen.getByRole('row', { name }).textContent;

describe('<PlaceReceipt />', () => {
  describeConformance((props) => (
    <PlaceReceipt row={row} rows={[winner, row]} protocolKind="classicCommon" {...props} />
  ));

  it('leads from the place by time over the riders out of the classification to the place', () => {
    render(<PlaceReceipt row={row} rows={[winner, out(2), row]} protocolKind="classicCommon" />);

    expect(textOf(/Правило «Общий протокол»/)).toMatch(/3$/);
    expect(textOf(/Архип Лощинин/)).toMatch(/нет пульса, быстрее.*−1$/);
    expect(textOf(/^Итог/)).toMatch(/33:20.*2, серебро$/);
  });

  it('includes the later start of a group', () => {
    render(<PlaceReceipt row={row} rows={[row]} protocolKind="catchUp" startGapMs={120_000} />);

    expect(textOf(/Время из игры/)).toContain('31:20');
    expect(textOf(/стартовала позже/)).toContain('+2:00');
  });

  it('names five riders and counts the others', () => {
    render(
      <PlaceReceipt row={row} rows={[row, ...[11, 12, 13, 14, 15, 16, 17].map(out)]} protocolKind="classicCommon" />,
    );

    expect(screen.getAllByRole('row', { name: /Архип/ })).toHaveLength(5);
    expect(textOf(/Ещё 2 райдера/)).toMatch(/−2$/);
  });

  it('ends with the label of a row out of the classification, and its reason', () => {
    render(<PlaceReceipt row={out(2)} rows={[winner]} protocolKind="classicCommon" />);

    expect(textOf(/^Вне зачёта/)).toContain('нет пульса');
    expect(textOf(/^Итог/)).toContain('DSQ');
  });
});
