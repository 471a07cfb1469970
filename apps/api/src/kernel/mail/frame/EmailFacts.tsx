import { colors, faces } from './email-look.ts';

export interface EmailFactsProps {
  /** Names with their values, in row order. */
  facts: readonly (readonly [name: string, value: string])[];
}

const font = `400 13px/19px ${faces.text}`;

/** Names and values, one pair per row. */
export function EmailFacts({ facts }: EmailFactsProps) {
  return (
    <table className="facts" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '16px 0 0' }}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" align="left" style={{ padding: '4px 20px 4px 0', font, color: colors.muted }}>
              {name}
            </th>
            <td style={{ padding: '4px 0', font, color: colors.text }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
