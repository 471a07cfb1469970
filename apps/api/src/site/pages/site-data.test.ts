import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { withSiteData } from './site-data.ts';

const page = '<!doctype html><html><head><title>Отрыв</title></head><body></body></html>';
const configOf = (variables: Record<string, string>) =>
  readConfig({
    MONGODB_URI: 'mongodb://localhost',
    ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    ...variables,
  });
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="otryv-site">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('withSiteData', () => {
  it('writes the configuration into the page', () => {
    const html = withSiteData(
      page,
      configOf({
        OPERATOR_NAME: 'Клуб «Ось»',
        OPERATOR_EMAIL: 'help@club.example',
        SUPPORT_URL: 'mailto:help@club.example',
        RANKING_URL: 'https://ranking.example/riders/{zwiftId}',
        COMMUNITIES: 'Telegram=https://t.example/otryv, VK=https://vk.example/otryv?a=b',
      }),
    );

    expect(dataOf(html)).toEqual({
      publicUrl: 'http://localhost:3000',
      operator: 'Клуб «Ось»',
      operatorAddress: null,
      operatorEmail: 'help@club.example',
      supportUrl: 'mailto:help@club.example',
      rankingUrl: 'https://ranking.example/riders/{zwiftId}',
      communities: [
        { name: 'Telegram', url: 'https://t.example/otryv' },
        { name: 'VK', url: 'https://vk.example/otryv?a=b' },
      ],
    });
    expect(html).toContain('<title>Отрыв</title>');
  });

  it.each(['https://ranking.example/riders', 'javascript:{zwiftId}', '{zwiftId}'])(
    'rejects the ranking «%s» at startup',
    (RANKING_URL) => {
      expect(() => configOf({ RANKING_URL })).toThrow(/RANKING_URL: must be an address with \{zwiftId\}/);
    },
  );

  it('prevents a name from terminating the data', () => {
    const name = '</script><script>alert(1)</script>$&';

    const html = withSiteData(page, configOf({ OPERATOR_NAME: name }));

    expect(html.match(/<script/g)).toHaveLength(1);
    expect(dataOf(html)).toMatchObject({ operator: name });
  });

  it.each(['Telegram', 'Telegram=javascript:alert(1)', '=https://t.example'])(
    'rejects the community «%s» at startup',
    (COMMUNITIES) => {
      expect(() => configOf({ COMMUNITIES })).toThrow(/COMMUNITIES: must list/);
    },
  );
});
