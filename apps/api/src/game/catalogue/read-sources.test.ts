import { describe, expect, it } from 'vitest';
import { aFoundRoute } from '../../testing/a-found-catalogue.ts';
import { gameInfo } from '../client/game.schemas.ts';
import { parseGameJson } from '../client/game-json.ts';
import { DictionaryUnreadable, readDictionary } from './read-dictionary.ts';
import { readGameInfo } from './read-game-info.ts';

const read = (text: string) => readGameInfo(gameInfo.parse(parseGameJson(text)));
const readRoute = (route: object) =>
  read(JSON.stringify({ maps: [{ name: '', routes: [{ id: 7, ...route }] }] })).routes[0];

describe('readGameInfo', () => {
  it('reads segment ids to the last digit and maps without a name, and drops entries without a number', () => {
    const info = `{
      "maps": [{ "name": "NEWYORK", "routes": [{ "id": 7 }, { "name": "no id" }] }, { "name": "", "routes": [] }, { "routes": null }],
      "jerseys": [{ "id": 1, "name": "A", "imageUrl": "https://cdn.example/JERSEYS/A-1_thumb.png?x" }, { "name": "B" },
        { "id": 2, "imageUrl": "https://cdn.example/JERSEYS/B-1_thumb.png" }, { "id": 3, "name": "C", "imageUrl": "C/../etc%2Fpasswd" }],
      "segments": [{ "id": 9223372036854775807, "archFriendlyName": "Up" }, { "id": -9007199254740993 }, { "id": 12 }, { "id": "x" }]
    }`;

    expect(read(info)).toEqual({
      maps: ['NEWYORK', '', ''],
      routes: [aFoundRoute({ id: 7, map: 'NEWYORK' })],
      jerseys: [
        { id: 1, name: 'A', pictureName: null },
        { id: 2, name: '', pictureName: 'B-1_thumb.png' },
        { id: 3, name: 'C', pictureName: null },
      ],
      segments: [
        { id: '9223372036854775807', name: 'Up' },
        { id: '-9007199254740993', name: '' },
        { id: '12', name: '' },
      ],
    });
  });

  it('reads every field of a route as the game spells it, in the units of the catalogue', () => {
    const cases: [object, object][] = [
      [{ name: ' Loop ' }, { name: 'Loop' }],
      [{ imageUrl: 'https://cdn.example/ROUTES/WATOPIA_Loop.png' }, { pictureName: 'WATOPIA_Loop.png' }],
      [{ distanceInMeters: 12_361.4 }, { distance: 12.361 }],
      [{ ascentInMeters: 205.6 }, { elevation: 206 }],
      [{ leadinDistanceInMeters: 0, defaultLeadinDistanceInMeter: 500 }, { leadInDistance: 0 }],
      [{ defaultLeadinDistanceInMeter: 500 }, { leadInDistance: 0.5 }],
      [{ leadinAscentInMeters: 0, defaultLeadinAscentInMeters: 5 }, { leadInElevation: 0 }],
      [{ defaultLeadinAscentInMeters: 5.4 }, { leadInElevation: 5 }],
      [{ freeRideLeadinDistanceInMeters: 694 }, { leadInDistanceFreeRide: 0.694 }],
      [{ freeRideLeadinAscentInMeters: 4.2 }, { leadInElevationFreeRide: 4 }],
      [{ meetupLeadinDistanceInMeters: 695 }, { leadInDistanceMeetups: 0.695 }],
      [{ meetupLeadinAscentInMeters: 6.4 }, { leadInElevationInMeetups: 6 }],
      [{ blockedForMeetups: 1 }, { supportsMeetups: false }],
      [{ blockedForMeetups: 0 }, { supportsMeetups: true }],
      [{ blockedForMeetups: false }, { supportsMeetups: true }],
      [
        { levelLocked: 1, publicEventsOnly: true, supportedLaps: false },
        { levelLocked: true, eventOnly: true, lap: false },
      ],
      [{ xp: 240 }, { experience: 240 }],
      [{ sports: ['RUNNING', 'ROWING'] }, { sports: ['running'] }],
      [{ sports: ['ROWING'] }, { sports: null }],
    ];

    expect(cases.map(([route]) => readRoute(route))).toEqual(
      cases.map(([, found]) => aFoundRoute({ id: 7, ...found })),
    );
  });
});

const xml = (routes: string, more = '', type = '') =>
  `<?xml version="1.0"?>${type}<GameDictionary><ROUTES>${routes}</ROUTES>${more}</GameDictionary>`;

describe('readDictionary', () => {
  it('reads names, images, pockets and ids verbatim', () => {
    const routes = [
      '<ROUTE signature="4294967295" name="A &amp; B" map="PARIS" imageName="PARIS_A" eventPaddocks="6, 7,8,9"/>',
      '<ROUTE signature="2" name=" " map="PARIS" imageName="a b" eventPaddocks=""/>',
      '<ROUTE signature="3" eventPaddocks="a,b"/>',
      '<ROUTE signature="30000000000"/><ROUTE name="no id"/>',
    ];
    const more = `<JERSEYS><JERSEY signature="5" name="J" imageName="J_thumb.png"/><JERSEY signature="6"/></JERSEYS>
      <SEGMENTS><SEGMENT signature="-9223372036854775807" name="Up"/></SEGMENTS>`;

    expect(readDictionary(xml(routes.join(''), more))).toEqual({
      maps: ['PARIS'],
      routes: [
        aFoundRoute({
          id: 4_294_967_295,
          name: 'A & B',
          map: 'PARIS',
          pictureName: 'PARIS_A.png',
          eventPaddocks: '6,7,8,9',
        }),
        aFoundRoute({ id: 2, map: 'PARIS' }),
        aFoundRoute({ id: 3 }),
      ],
      jerseys: [
        { id: 5, name: 'J', pictureName: 'J_thumb.png' },
        { id: 6, name: '', pictureName: null },
      ],
      segments: [{ id: '-9223372036854775807', name: 'Up' }],
    });
    expect(readDictionary(xml('<ROUTE signature="3"/>'))).toMatchObject({ jerseys: [], segments: [] });
  });

  it('replaces character references once, and keeps invalid ones', () => {
    const cases = {
      'Jon&#39;s &#xE9;&#xe9; &apos;&quot;&lt;&gt;': `Jon's \u00E9\u00E9 '"<>`,
      '&#128690;&#x1F6B2;': '\u{1F6B2}\u{1F6B2}',
      '&amp;#39; &#38;lt; &#x26;amp; &amp;amp;': '&#39; &lt; &amp; &amp;',
      '&#0; &#xD800; &#x110000; &#9999999; &#27;': '&#0; &#xD800; &#x110000; &#9999999; &#27;',
      '&nbsp;': '&nbsp;',
    };
    const names = Object.keys(cases).flatMap((written) => {
      const more = `<JERSEYS><JERSEY signature="5" name="${written}"/></JERSEYS>`;
      const { routes, jerseys } = readDictionary(xml(`<ROUTE signature="3" name="${written}"/>`, more));
      return [[routes[0]?.name, jerseys[0]?.name]];
    });

    expect(names).toEqual(Object.values(cases).map((text) => [text, text]));
  });

  it('rejects anything but the dictionary, and a document that declares entities', () => {
    const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const refused = [
      '',
      'Not found',
      '<html><body>Maintenance</body></html>',
      xml('<ROUTE signature="3"/>').slice(0, -20),
      xml(''),
      xml('<ROUTE signature="3" name="&b;"/>', '', entity),
      xml('<ROUTE signature="3"/>', '', '<!DOCTYPE x SYSTEM "file:///etc/passwd">'),
    ];

    expect(refused.filter((text) => isRead(text))).toEqual([]);
  });
});

function isRead(text: string): boolean {
  try {
    readDictionary(text);
    return true;
  } catch (error) {
    if (error instanceof DictionaryUnreadable) return false;
    throw error;
  }
}
