import fc from 'fast-check';
import type { AccessExpression, AccessOperand } from '../access/accessExpression.ts';

const equalities = ['==', '!='] as const;
const operators = ['==', '!=', '<', '<=', '>', '>='] as const;
const numbers = [
  'subgroup.label',
  'powerCurves.category',
  'powerCurves.zFTP',
  'powerCurves.zFTPwkg',
  'powerCurves.zMAP',
  'powerCurves.zMAPwkg',
  'scoring.current',
  'profile.age',
  'profile.profileId',
] as const;

const anyNumber: fc.Arbitrary<AccessOperand> = fc.oneof(
  fc.constantFrom(...numbers).map((variable) => ({ variable })),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => ({ value: value + 0 })),
);
const anyText: fc.Arbitrary<AccessOperand> = fc.oneof(
  fc.constant({ variable: 'profile.playerType' as const }),
  fc.string().map((text) => ({ value: text.replaceAll('"', '') })),
);

const comparison = fc.oneof(
  fc.tuple(anyNumber, fc.constantFrom(...operators), anyNumber),
  fc.tuple(anyText, fc.constantFrom(...equalities), anyText),
);

const leaf: fc.Arbitrary<AccessExpression> = fc.oneof(
  comparison.map(([left, operator, right]) => ({ type: 'comparison' as const, left, operator, right })),
  fc.boolean().map((value) => ({ type: 'boolean' as const, value })),
);

/** Any expression of the access language, at most four levels deep. */
export const anyExpression: fc.Arbitrary<AccessExpression> = fc.letrec<{ expression: AccessExpression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({
      type: fc.constantFrom('and' as const, 'or' as const),
      terms: fc.array(tie('expression'), { minLength: 2, maxLength: 4 }),
    }),
  ),
})).expression;
