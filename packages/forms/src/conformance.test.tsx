import {
  apiKeyDraft,
  appealAnswer,
  appealDraft,
  categoryChange,
  decisionDraft,
  digestDraft,
  disqualification,
  finishProtocolBody,
  mailingBody,
  organizerCreation,
  organizerMain,
  registrationBody,
  releaseNote,
  seriesDraft,
  streamsBody,
  teamDraft,
  usernameBody,
} from '@otryv/contract/schemas';
import { render } from '@testing-library/react';
import { type ComponentType, cloneElement, createRef, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { StageCandidates } from './StagesEditor/index.ts';
import { someRaces } from './testing/stages.ts';

type Props = Record<string, unknown>;
type Story = { args?: Props; render?: unknown };
type Stories = { default: Story & { component: ComponentType<Props> } } & Record<string, Story>;

// Dialogs load a chunk first, and the stories of ValueEditor show an example of an editor.
const modules = import.meta.glob<Stories>(['./*/*.stories.tsx', '!./*Dialog/*', '!./ValueEditor/*'], { eager: true });

const nothing = () => undefined;
const forms: [name: string, form: ReactElement<Props>][] = [
  ...Object.entries(modules).map(([path, { default: meta, ...stories }]): [string, ReactElement<Props>] => {
    const { component: Form } = meta;
    const { args } = Object.values(stories).find(({ render: drawn }) => !drawn) ?? {};
    return [path, <Form key={path} {...meta.args} {...args} />];
  }),
  [
    'StageCandidates',
    <StageCandidates key="" races={someRaces} orders={[1, 2]} onAdd={nothing} onAddEmpty={nothing} />,
  ],
];

it('passes the given class, ref and data attributes to the root of each form', () => {
  const faults = forms.flatMap(([name, form]) => {
    const ref = createRef<HTMLElement>();
    const { unmount } = render(cloneElement(form, { className: 'given', ref, 'data-conformance': 'root' }));
    const root = document.querySelector('[data-conformance="root"]');
    const classes = [...(root?.classList ?? [])];
    const isKept = root !== null && ref.current === root && classes.includes('given') && classes.length > 1;
    unmount();
    return isKept ? [] : name;
  });

  expect(faults).toEqual([]);
});

const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  ApiKeyForm: apiKeyDraft,
  AppealAnswerForm: appealAnswer,
  AppealForm: appealDraft,
  CategoryChangeForm: categoryChange,
  DisqualificationForm: disqualification,
  EventsDigestForm: digestDraft,
  FinishProtocolForm: finishProtocolBody,
  MailingForm: mailingBody,
  OrganizerForm: organizerMain,
  OrganizerNamesForm: organizerCreation,
  ProtocolDecisionForm: decisionDraft,
  RegistrationForm: registrationBody,
  ReleaseForm: releaseNote,
  SeriesForm: seriesDraft,
  StreamsForm: streamsBody,
  TeamForm: teamDraft,
  UsernameForm: usernameBody,
};

/** Returns the limits that the counters of the displayed fields show, by field name. */
function shownLimits(): [field: string, limit: number][] {
  return [...document.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')].flatMap((control) => {
    const notes = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const text = notes.map((id) => document.getElementById(id)?.textContent).join(' ');
    const limit = /\d+ из (\d+)/.exec(text)?.[1];
    return limit === undefined ? [] : [[control.name, Number(limit)]];
  });
}

function limitOf(schema: z.ZodMiniType, field: string): number | undefined {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const value = field
    .split('.')
    .reduce<unknown>((at, key) => (at as z.core.JSONSchema.BaseSchema | undefined)?.properties?.[key], json);
  return (value as z.core.JSONSchema.BaseSchema | undefined)?.maxLength;
}

it('counts the characters of each field up to the limit of the contract', () => {
  const [shown, required] = [new Map<string, number>(), new Map<string, number | undefined>()];
  for (const [path, form] of forms) {
    const [, name = ''] = path.split('/');
    const { unmount } = render(form);
    // The fields in the stories of Form belong to no form of the contract.
    for (const [field, limit] of name === 'Form' ? [] : shownLimits()) {
      const schema = schemas[name];
      shown.set(`${name} ${field}`, limit);
      required.set(`${name} ${field}`, schema && limitOf(schema, field));
    }
    unmount();
  }

  expect([...shown.keys()].length).toBeGreaterThan(20);
  expect(shown).toEqual(required);
});
