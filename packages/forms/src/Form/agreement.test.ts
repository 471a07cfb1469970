import {
  addedResult,
  categoryChange,
  disqualification,
  gameIdBody,
  releaseNote,
  SERIES_CATEGORIES,
  SERIES_DISQUALIFICATIONS,
  timePenalties,
} from '@otryv/contract/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { flatErrors } from './flatErrors.ts';
import { schemaResolver } from './schemaResolver.ts';

type ReadInput = (parts: { body: z.ZodMiniType }, request: { body: unknown }) => Promise<{ body: unknown }>;

// The API's own request parser; by its path, because a package is not built together with an application.
const api = new URL('../../../../apps/api/src/kernel/http/requests/read-input.ts', import.meta.url).pathname;
const { readInput } = (await import(/* @vite-ignore */ api)) as { readInput: ReadInput };

type Verdict = { value: unknown } | { fields: unknown };

async function verdictOfApi(schema: z.ZodMiniType, draft: unknown): Promise<Verdict> {
  try {
    // Submitted values are serialized first.
    const request = { body: JSON.parse(JSON.stringify(draft)) };
    return { value: (await readInput({ body: schema }, request)).body };
  } catch (error) {
    return { fields: (error as { fields: unknown }).fields };
  }
}

async function verdictOfForm(schema: z.ZodMiniType<object>, draft: object): Promise<Verdict> {
  const { values, errors } = await schemaResolver(schema, 'ru')(draft, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.keys(errors).length === 0 ? { value: values } : { fields: flatErrors(errors) };
}

const ID = '66e5c0ffee00000000000007';
const ROW_ID = '66a1b2c3d4e5f6a7b8c9d0e1.1.501';
const REASON = 'Срезал круг';

const id = fc.constantFrom(ID, '66e5c0ffee00000000001001');
const rowId = fc.constantFrom(ROW_ID, '66a1b2c3d4e5f6a7b8c9d0e1.100.501', '501', '');
const reason = fc.oneof(fc.string({ maxLength: 50 }), fc.string({ minLength: 49, maxLength: 52 }));
const whole = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.constantFrom(0, 1, 120, 121, 250, 251, 200_000, 200_001));
const gameId = fc.oneof(fc.integer({ min: 1 }), fc.constantFrom(0, -1, 1.5));
const junk = fc.oneof(fc.constantFrom(null, '', 0, -1, 1.5, true, [], {}), fc.string());
const name = fc.oneof(fc.string({ minLength: 1, maxLength: 100 }), fc.string({ minLength: 99, maxLength: 102 }));
const category = fc.constantFrom(null, ...SERIES_CATEGORIES, 'A+');
const label = fc.constantFrom(...SERIES_DISQUALIFICATIONS, '', 'VP');
const moment = fc.oneof(
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
  fc.constantFrom('2026-11-21', '2026-11-21T09:00:00+03:00', '21.11.2026'),
);

/** Generates drafts of these fields, some with an invalid field or with an extra one. */
function drafts(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> {
  const spoiled = fc.option(fc.record({ key: fc.constantFrom(...Object.keys(fields), 'unknown'), value: junk }));
  return fc
    .tuple(fc.record(fields), spoiled)
    .map(([draft, spoil]) => (spoil === null ? draft : { ...draft, [spoil.key]: spoil.value }));
}

const ADDED = {
  seriesId: ID,
  stageOrder: 1,
  profileId: 501,
  firstName: 'Макар',
  lastName: 'Подветренный',
  gender: 'MALE',
  countryAlpha3: 'RUS',
  imageSrc: null,
  category: 'A',
  subgroupLabel: 'A',
  durationInMilliseconds: 3_600_000,
  weightInGrams: 72_000,
  heightInCentimeters: 178,
  age: 36,
  avgWatts: 250,
  avgHeartRate: 164,
};

const forms = [
  {
    form: 'CategoryChangeForm',
    schema: categoryChange,
    good: { seriesId: ID, stageResultId: ROW_ID, value: 'A', reason: REASON },
    draft: drafts({ seriesId: id, stageResultId: rowId, value: category, reason }),
  },
  {
    form: 'PenaltyForm',
    schema: timePenalties,
    good: { seriesId: ID, stageResultId: ROW_ID, timePenalty: [{ timeInMilliseconds: 5000, reason: REASON }] },
    draft: drafts({
      seriesId: id,
      stageResultId: rowId,
      timePenalty: fc.array(drafts({ timeInMilliseconds: whole, reason }), { maxLength: 21, size: 'small' }),
    }),
  },
  {
    form: 'DisqualificationForm',
    schema: disqualification,
    good: { resultId: ROW_ID, disqualification: { label: SERIES_DISQUALIFICATIONS[0], reason: REASON } },
    draft: drafts({ resultId: rowId, disqualification: drafts({ label, reason }) }),
  },
  {
    form: 'AddResultForm',
    schema: addedResult,
    good: ADDED,
    draft: drafts({
      seriesId: id,
      stageOrder: fc.nat(20),
      profileId: fc.integer({ min: 1 }),
      firstName: name,
      lastName: fc.constant('Подветренный'),
      gender: fc.constantFrom('MALE', 'FEMALE'),
      countryAlpha3: fc.constantFrom(null, 'RUS'),
      imageSrc: fc.constantFrom(null, 'https://pictures.example/1.png'),
      category: fc.constantFrom(null, 'APlus', 'A'),
      subgroupLabel: fc.constantFrom('A', 'E'),
      durationInMilliseconds: fc.integer({ min: 1, max: 9e6 }),
      weightInGrams: fc.constantFrom(1, 72_000, 200_000),
      heightInCentimeters: fc.constantFrom(1, 178, 250),
      age: fc.constantFrom(1, 36, 120),
      avgWatts: whole,
      avgHeartRate: fc.constantFrom(null, 0, 164, 250),
    }),
  },
  {
    form: 'ReleaseForm',
    schema: releaseNote,
    good: { releaseDate: '2026-11-21T09:00:00.000Z', version: '1.12.0', text: REASON },
    draft: drafts({ releaseDate: moment, version: fc.constantFrom('1.12.0', '1.12', ''), text: name }),
  },
  {
    form: 'ZwiftIdForm',
    schema: gameIdBody,
    good: { zwiftId: 501, isAdditional: false },
    draft: drafts({ zwiftId: gameId, isAdditional: fc.boolean() }),
  },
];

describe('the form and the API', () => {
  it.each(forms)('agree on every input of $form, with the same messages', async ({ schema, good, draft }) => {
    // Every run covers both results: drafts alone may by chance be all of one kind.
    const seen = { let: 0, refused: 0 };
    expect(await verdictOfForm(schema, good)).toHaveProperty('value');

    await fc.assert(
      fc.asyncProperty(draft, async (given) => {
        const ofForm = await verdictOfForm(schema, given);
        seen['value' in ofForm ? 'let' : 'refused'] += 1;
        expect(ofForm).toEqual(await verdictOfApi(schema, given));
      }),
      { numRuns: 300, examples: [[good], [{}]] },
    );

    expect(seen.let).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });
});
