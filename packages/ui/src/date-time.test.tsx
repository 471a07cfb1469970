// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as dateTime from './date-time.ts';

describe('@otryv/ui/date-time', () => {
  it('exports only its field', () => {
    expect(Object.keys(dateTime)).toEqual(['DateTimeField']);
  });

  it('renders on a server, without a style attribute', () => {
    const html = renderToString(
      <dateTime.DateTimeField label="Старт" value="2026-10-25T00:30:00.000Z" onChange={() => undefined} />,
    );

    expect(html).toContain('25.10.2026 03:30:00');
    expect(html).not.toContain('style=');
  });
});
