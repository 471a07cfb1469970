import type { LetterBody, StageDryRunDraft } from '@otryv/contract';
import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { useEmailPreview } from '../features/admin/mailings/useEmailPreview.ts';
import { useDryRun } from '../features/race/resultsEdit/useDryRun.ts';
import { useMoves } from '../features/series/stage/manage/useMoves.ts';
import { servePortal } from './portalServer.ts';
import { recordRequests } from './recordRequests.ts';

const server = servePortal();
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
const penalty = (timeInMilliseconds: number): StageDryRunDraft => ({
  kind: 'penalty',
  stageResultId: '65f0000000000000000000e1.2.7',
  timeInMilliseconds,
});
const letter = (text: string): LetterBody => ({ subject: 'Кубок', title: 'Кубок', text });

/** A calculation of the server by a hook: each input differs from the previous one in a single argument. */
function calculation<Input extends readonly unknown[]>(
  path: string,
  hook: (...input: Input) => unknown,
  inputs: readonly [Input, ...Input[]],
) {
  return { path, count: inputs.length, run: (at: number) => hook(...(inputs[at] ?? inputs[0])) };
}

const [one, two] = [['401.7'], ['401.7', '401.8']];
const calculations = {
  'the moves on a stage': calculation('/api/series/stage/results/dry-run', useMoves, [
    [penalty(10_000), 2, 5],
    [penalty(20_000), 2, 5],
    [penalty(20_000), 2, 6],
  ]),
  'a decision about rows': calculation('/api/race/results/:id/decisions/dry-run', useDryRun, [
    ['401', { value: 'DSQ', rowIds: one }, 5],
    ['402', { value: 'DSQ', rowIds: one }, 5],
    ['402', { value: 'B', rowIds: one }, 5],
    ['402', { value: 'B', rowIds: two }, 5],
    ['402', { value: 'B', rowIds: two }, 6],
  ]),
  'the preview of an email': calculation('/api/admin/notification/letter-preview', useEmailPreview, [
    [letter('Завтра')],
    [letter('Сегодня')],
  ]),
};

it.each(Object.entries(calculations))('%s is repeated when any argument changes', async (_, { path, count, run }) => {
  const sent = recordRequests(server, 'POST', path, { data: { stages: [] } });
  const { rerender } = renderHook(({ at }) => run(at), { wrapper, initialProps: { at: 0 } });
  for (let at = 0; at < count; at += 1) {
    rerender({ at });

    await waitFor(() => expect(sent).toHaveLength(at + 1));
  }
});

it.each(Object.entries(calculations))('%s has an error with its cause', async (_, { path, run }) => {
  server.use(http.post(`*${path}`, () => HttpResponse.text('Bad Gateway', { status: 502 })));
  const { result } = renderHook(() => run(0), { wrapper });

  await waitFor(() => expect(JSON.stringify(result.current, wordsOf)).toContain('Сервер сейчас занят.'));
});

/** Keeps the message of an error in JSON. */
function wordsOf(_: string, value: unknown) {
  return value instanceof Error ? value.message : value;
}
