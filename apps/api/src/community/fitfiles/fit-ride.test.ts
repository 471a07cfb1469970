import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFitFile, type FitField, fitDefinition, fitFileOf } from '../../testing/fit-file.ts';
import { aZip } from '../../testing/zip-file.ts';
import { fitChecksum, fitParts } from './fit-frame.ts';
import { readFitFile } from './fit-ride.ts';

const shared = join(import.meta.dirname, '../../../../../../shared/data');
const hasShared = existsSync(join(shared, 'fit-odd'));
if (!hasShared) console.warn(`Odd and recorded files are not tested: ${shared} is missing.`);

const [recordMessage, sessionMessage, fileMessage, descriptionMessage] = [20, 18, 0, 206];
const types = { uint8: 0x02, sint16: 0x83, uint16: 0x84, uint32: 0x86, string: 0x07, float32: 0x88, enumerated: 0x00 };
const timestamp = { number: 253, size: 4, type: types.uint32 };
const start = 1_000_000_000;
const course = 6;

const ride = aFitFile([
  { second: 0, watts: 250 },
  { second: 1, watts: null },
  { second: 2, watts: 260 },
]);
const laterRide = aFitFile([
  { second: 3, watts: 300 },
  { second: 4, watts: 310 },
]);
const rideWatts = [250, null, 260];

const read = async (bytes: Uint8Array<ArrayBuffer>) => {
  const reading = await readFitFile(bytes);
  return 'error' in reading
    ? reading.error
    : {
        seconds: reading.ride.seconds.map((second) => second - 1_631_065_600),
        watts: reading.ride.watts,
        damage: reading.damage,
      };
};
const figuresOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const reading = await readFitFile(bytes);
  if ('error' in reading) return reading.error;
  const { seconds, watts } = reading.ride;
  return {
    first: seconds[0],
    last: seconds.at(-1),
    records: watts.filter((each) => each !== null).length,
    joules: watts.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    damage: reading.damage,
  };
};

describe.runIf(hasShared)('files of ../shared/data (only if present)', () => {
  const whole = { first: 1_731_065_600, last: 1_731_065_999, records: 400, joules: 80_427, damage: [] };
  const odd = {
    'chained-settings-first.fit': whole,
    'chained.fit': whole,
    'dev-power-only.fit': whole,
    'garmin-connect.zip': whole,
    'power-array-type.fit': whole,
    'size-0-in-header.fit': { ...whole, damage: ['size_missing'] },
    'smart-recording.fit': { ...whole, last: 1_731_065_995, records: 80, joules: 16_017 },
    'truncated-half.fit': { ...whole, last: 1_731_065_795, records: 196, joules: 39_549, damage: ['cut'] },
    'without-file-crc.fit': { ...whole, damage: ['checksum_missing'] },
    'wrong-file-crc.fit': { ...whole, damage: ['checksum_wrong'] },
  };

  it('match a tolerant decoder (fitdecode) for each malformed one', async () => {
    const folder = join(shared, 'fit-odd');
    const names = readdirSync(folder).filter((name) => !name.endsWith('.md'));

    const found = await Promise.all(
      names.map(async (name) => [name, await figuresOf(readFileSync(join(folder, name)))]),
    );

    expect(Object.fromEntries(found)).toEqual(odd);
  });

  it('are read completely despite a too small size in the header', async () => {
    const bytes = readFileSync(join(shared, 'fit-odd', 'wrong-file-crc.fit'));
    const sizes = Array.from({ length: 300 }, (_, index) => 200 + index * 10);

    const found = await Promise.all(
      sizes.map(async (size) => {
        const file = Uint8Array.from(bytes);
        new DataView(file.buffer).setUint32(4, size, true);
        return [size, await figuresOf(file)];
      }),
    );

    expect(found).toEqual(sizes.map((size) => [size, { ...whole, damage: ['size_wrong'] }]));
  });

  it('keep every second and watt of recorded rides from before malformed files were supported', async () => {
    const before = {
      'zwift-20210218-msimms.fit': 'cc75ac7fc60b597e3c52491dff7f27284c5a19ea81be6d534d3c180236ba00bb',
      'edge800-indoor-20111102-fitparse.fit': 'fe79bbb4e38ff4fee5c3bcf2b9a4b68a413939cd1405c89d0d98e844c30b8b71',
      'zwift-20171005-fitparse.fit': '35d0c3c1984a3f0b2cbb46374a624718617b8d99accbb1c4188ee46c882c918f',
    };

    const found = await Promise.all(
      Object.keys(before).map(async (name) => {
        const reading = await readFitFile(readFileSync(join(shared, 'fit', name)));
        const records = 'error' in reading ? reading : [reading.ride.seconds, reading.ride.watts];
        return [name, createHash('sha256').update(JSON.stringify(records)).digest('hex')];
      }),
    );

    expect(Object.fromEntries(found)).toEqual(before);
  });
});

describe('readFitFile', () => {
  const repaired = [
    { what: 'a whole file', file: ride },
    { what: 'a file with other bytes after it', file: joined(ride, Uint8Array.of(0, 0, 0, 0)) },
    { what: 'a file with a wrong checksum', file: changed(ride, -1, 1), damage: ['checksum_wrong'] },
    { what: 'a file with half a checksum', file: ride.subarray(0, -1), damage: ['checksum_missing'] },
    { what: 'a file without a checksum', file: ride.subarray(0, -2), damage: ['checksum_missing'] },
    { what: 'a file without its size', file: changed(ride, 4, 0), damage: ['size_missing'] },
    { what: 'a file without size and checksum', file: changed(ride.subarray(0, -2), 4, 0), damage: ['size_missing'] },
    { what: 'a file with a size beyond its end', file: changed(ride, 4, 255), damage: ['cut'] },
    { what: 'a file whose wrong checksum is like a message', file: checksumLikeMessage(), damage: ['checksum_wrong'] },
    { what: 'a file with a size of one record', file: changed(ride, 4, 19), damage: ['size_wrong'] },
    { what: 'a file with a size that ends within a record', file: changed(ride, 4, 22), damage: ['size_wrong'] },
    {
      what: 'a file with a size of two records and no checksum',
      file: changed(ride.subarray(0, -2), 4, 26),
      damage: ['size_wrong'],
    },
    {
      what: 'a cut file with a size of one record',
      file: changed(ride.subarray(0, -3), 4, 19),
      damage: ['cut'],
      watts: [250, null],
    },
    { what: 'a file cut within a record', file: ride.subarray(0, -3), damage: ['cut'], watts: [250, null] },
    {
      what: 'a cut file without its size',
      file: changed(ride.subarray(0, -3), 4, 0),
      damage: ['cut'],
      watts: [250, null],
    },
    { what: 'a file with compressed timestamps', file: compressed() },
    {
      what: 'a file with a header that the protocol reserves, under a right checksum',
      file: sealed(changed(ride, 14 + 12 + 7, 0x10)),
      damage: ['cut'],
      watts: [250],
    },
    {
      what: 'a file with bytes that are no message, under a right checksum',
      file: sealed(changed(ride, 14 + 12 + 7, 0x0f)),
      damage: ['cut'],
      watts: [250],
    },
    { what: 'a file cut within a definition', file: cutDefinition(), damage: ['cut'] },
    { what: 'an archive with it', file: aZip([{ name: '1_ACTIVITY.FIT', content: ride }]) },
    { what: 'an archive that does not compress', file: aZip([{ name: '1.fit', content: ride, isStored: true }]) },
    {
      what: 'an archive with other files',
      file: aZip([
        { name: 'rides/', content: new Uint8Array() },
        { name: 'rides/1.fit', content: ride },
        { name: '__MACOSX/rides/._1.fit', content: Uint8Array.of(1) },
        { name: 'rides/1.tcx', content: Uint8Array.of(2) },
      ]),
    },
  ];

  it.each(repaired)('reads a ride from $what', async ({ file, watts = rideWatts, damage = [] }) => {
    expect(await read(file)).toEqual({ seconds: [0, 1, 2].slice(0, watts.length), watts, damage });
  });

  const all = { seconds: [0, 1, 2, 3, 4], watts: [...rideWatts, 300, 310] };
  const own = { seconds: [0, 1, 2], watts: rideWatts };

  it.each([
    { what: 'two rides', file: joined(ride, laterRide), expected: { ...all, damage: [] } },
    { what: 'two rides, the later first', file: joined(laterRide, ride), expected: { ...all, damage: [] } },
    {
      what: 'two rides, the first without a checksum and the second with a wrong one',
      file: joined(ride.subarray(0, -2), changed(laterRide, -1, 1)),
      expected: { ...all, damage: ['checksum_missing', 'checksum_wrong'] },
    },
    {
      what: 'two rides, the first with a size of one record',
      file: joined(changed(ride, 4, 19), laterRide),
      expected: { ...all, damage: ['size_wrong'] },
    },
    {
      what: 'two rides, the first without its size',
      file: joined(changed(ride, 4, 0), laterRide),
      expected: { ...all, damage: ['size_missing'] },
    },
    {
      what: 'a damaged course beside the ride',
      file: joined(changed(fileOfType(course, 999), -1, 1), ride),
      expected: { ...own, damage: [] },
    },
    {
      what: 'the same ride twice',
      file: joined(aFitFile([{ second: 1, watts: 1 }]), aFitFile([{ second: 1, watts: 2 }])),
      expected: { seconds: [1, 1], watts: [1, 2], damage: [] },
    },
    {
      what: 'as many files as are read',
      file: joined(...Array<Uint8Array>(99).fill(fileOfType(course, 99)), ride),
      expected: { ...own, damage: [] },
    },
    { what: 'a course alone', file: fileOfType(course, 99), expected: { seconds: [0], watts: [99], damage: [] } },
  ])('reads a chain of $what in chronological order', async ({ file, expected }) => {
    expect(await read(file)).toEqual(expected);
  });

  it.each([
    { type: 'uint8', bytes: [200], watts: 200 },
    { type: 'uint32', bytes: [0x2c, 1, 0, 0], watts: 300 },
    { type: 'uint32', bytes: [0xff, 0xff, 0xff, 0xff], watts: null },
    { type: 'sint16', bytes: [0x2c, 1], watts: 300 },
    { type: 'float32', bytes: [0, 0, 0x96, 0x43], watts: 300 },
    { type: 'float32', bytes: [0, 0, 0xc0, 0x7f], watts: null },
  ] as const)('reads $watts W stored as $type', async ({ type, bytes, watts }) => {
    const definition = fitDefinition(recordMessage, [timestamp, { number: 7, size: bytes.length, type: types[type] }]);

    expect(await read(fitFileOf(definition, recordAt(0, bytes)))).toMatchObject({ watts: [watts] });
  });

  it.each([
    { what: 'a developer field that declares the power of records', message: recordMessage, watts: 300 },
    { what: 'a developer field that declares power and no message', message: null, watts: 300 },
    { what: 'a developer field that declares the duration of a session', message: sessionMessage, watts: null },
    { what: 'a developer field that declares another number', message: recordMessage, field: 6, watts: null },
    { what: 'the power of the device beside one of a developer', message: recordMessage, native: 250, watts: 250 },
    {
      what: 'the power of a developer beside a device that measured none',
      message: recordMessage,
      native: 0,
      watts: 300,
    },
  ])('reads $what as $watts W', async ({ message, field = 7, native, watts }) => {
    const power = native === undefined ? [] : [{ number: 7, size: 2, type: types.uint16 }];
    const file = fitFileOf(
      ...description({ message, field }),
      fitDefinition(recordMessage, [timestamp, ...power], [{ number: 0, size: 2, type: 0 }]),
      recordAt(0, [...(native === undefined ? [] : [native, 0]), 0x2c, 1]),
    );

    expect(await read(file)).toMatchObject({ watts: [watts] });
  });

  const bomb = new Uint8Array(50_000_001);
  it.each([
    { what: 'nothing', file: new Uint8Array(), code: 'fit_unreadable' },
    {
      what: 'another format',
      file: Buffer.from('<?xml version="1.0"?><TrainingCenterDatabase/>'),
      code: 'fit_unreadable',
    },
    { what: 'a header alone', file: ride.subarray(0, 14), code: 'fit_unreadable' },
    { what: 'half a header', file: ride.subarray(0, 10), code: 'fit_unreadable' },
    { what: 'a chain of 101 files', file: joined(...Array<Uint8Array>(101).fill(ride)), code: 'fit_unreadable' },
    { what: 'a clock that runs out', file: beyondClock(), code: 'fit_unreadable' },
    { what: 'an empty archive', file: aZip([]), code: 'fit_zip_without_fit' },
    { what: 'an archive of pictures', file: aZip([{ name: 'fit.png', content: ride }]), code: 'fit_zip_without_fit' },
    {
      what: 'an archive of two rides',
      file: aZip([
        { name: 'a.fit', content: ride },
        { name: 'b.fit', content: ride },
      ]),
      code: 'fit_zip_several',
    },
    {
      what: 'an archive with a password',
      file: aZip([{ name: 'a.fit', content: ride, hasPassword: true }]),
      code: 'fit_zip_encrypted',
    },
    { what: 'a bomb', file: aZip([{ name: 'a.fit', content: bomb }]), code: 'fit_zip_too_large' },
    {
      what: 'a bomb that claims to be small',
      file: aZip([{ name: 'a.fit', content: bomb, declaredBytes: 3000 }]),
      code: 'fit_zip_too_large',
    },
    {
      what: 'as much as an archive may hold, but no ride',
      file: aZip([{ name: 'a.fit', content: bomb.subarray(1) }]),
      code: 'fit_unreadable',
    },
    {
      what: 'an archive within an archive',
      file: aZip([{ name: 'a.fit', content: aZip([{ name: 'a.fit', content: ride }]) }]),
      code: 'fit_unreadable',
    },
    {
      what: 'an archive that was cut off',
      file: aZip([{ name: 'a.fit', content: ride }]).subarray(0, 60),
      code: 'fit_unreadable',
    },
  ])('rejects $what with $code', async ({ file, code }) => {
    expect(await read(file)).toBe(code);
  });

  it('slices the files of a chain from the bytes of the upload, and copies only those with a wrong size', () => {
    const chain = joined(ride, changed(laterRide, 4, 0), changed(ride, -1, 1));

    const isCopy = [...fitParts(chain)].map(({ bytes }) => bytes.buffer !== chain.buffer);

    expect(isCopy).toEqual([false, true, false]);
    expect(Array.isArray(fitParts(chain))).toBe(false);
  });

  it('hashes a file identically in an archive, and another one differently', async () => {
    const hashes = await Promise.all(
      [ride, aZip([{ name: 'a.fit', content: ride }]), laterRide].map(async (file) => {
        const reading = await readFitFile(file);
        return 'error' in reading ? reading.error : reading.hash;
      }),
    );

    expect(hashes[1]).toBe(createHash('sha256').update(ride).digest('hex'));
    expect(new Set(hashes).size).toBe(2);
  });
});

function joined(...files: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat(files));
}

function changed(bytes: Uint8Array, at: number, value: number): Uint8Array<ArrayBuffer> {
  return bytes.with(at, value) as Uint8Array<ArrayBuffer>;
}

function sealed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  new DataView(bytes.buffer).setUint16(bytes.length - 2, fitChecksum(bytes.subarray(0, -2)), true);
  return bytes;
}

/** Builds a file in which only the first record has a full timestamp, the others its last five bits. */
function compressed(): Uint8Array<ArrayBuffer> {
  const definition = fitDefinition(recordMessage, [timestamp, { number: 7, size: 2, type: types.uint16 }]);
  return fitFileOf(definition, recordAt(0, [250, 0]), Buffer.from([0x81, 0xff, 0xff]), Buffer.from([0x82, 4, 1]));
}

/** Builds a file with the last second that the protocol can count, and one more in a compressed timestamp. */
function beyondClock(): Uint8Array<ArrayBuffer> {
  return fitFileOf(fitDefinition(recordMessage, [timestamp]), Buffer.from([0, 0xfe, 0xff, 0xff, 0xff, 0x9f]));
}

function cutDefinition(): Uint8Array<ArrayBuffer> {
  const definition = fitDefinition(recordMessage, [timestamp]);
  const file = fitFileOf(Buffer.from(ride.subarray(14, -2)), definition);
  return file.subarray(0, -4);
}

function checksumLikeMessage(): Uint8Array<ArrayBuffer> {
  const definition = fitDefinition(fileMessage, [{ number: 0, size: 1, type: types.enumerated }]);
  return fitFileOf(Buffer.from(ride.subarray(14, -2)), definition).fill(0, -2);
}

function recordAt(second: number, rest: readonly number[]): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32LE(start + second, 1);
  return Buffer.concat([bytes, Buffer.from(rest)]);
}

function fileOfType(type: number, watts: number): Uint8Array<ArrayBuffer> {
  return fitFileOf(
    fitDefinition(fileMessage, [{ number: 0, size: 1, type: types.enumerated }]),
    Buffer.from([0, type]),
    fitDefinition(recordMessage, [timestamp, { number: 7, size: 2, type: types.uint16 }]),
    recordAt(0, [watts & 0xff, watts >> 8]),
  );
}

/** Builds a description of developer field 0 of developer 0, a uint16 named "Watt". */
function description({ message, field }: { message: number | null; field: number }): Buffer[] {
  const fields: (FitField & { bytes: number[] })[] = [
    { number: 0, size: 1, type: types.uint8, bytes: [0] },
    { number: 1, size: 1, type: types.uint8, bytes: [0] },
    { number: 2, size: 1, type: types.uint8, bytes: [types.uint16] },
    { number: 3, size: 5, type: types.string, bytes: [...Buffer.from('Watt\0')] },
    { number: 15, size: 1, type: types.uint8, bytes: [field] },
    ...(message === null ? [] : [{ number: 14, size: 2, type: types.uint16, bytes: [message, 0] }]),
  ];
  return [fitDefinition(descriptionMessage, fields), Buffer.from([0, ...fields.flatMap(({ bytes }) => bytes)])];
}
