import { EVENT_RULES, type EventDraft, GROUP_FIELDS, type GroupField, groupLabelOf, missingGroups } from '@otryv/race';
import { Button, Card, DisplayText, Icon, Switch } from '@otryv/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { pocketsOf } from '../draft/catalogues.ts';
import { useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import { rangeUnit } from '../draft/valueText.ts';
import classes from '../parts/EventEditor.module.css';
import { GroupCell } from './GroupCell.tsx';
import { GroupHead } from './GroupHead.tsx';
import { RuleCell } from './RuleCell.tsx';

/** The long description comes last. */
const fields: readonly GroupField[] = [...GROUP_FIELDS.filter((field) => field !== 'description'), 'description'];

export interface GroupsBoardProps {
  draft: EventDraft;
  onChangesAll: (changesAll: boolean) => void;
  /** Content beside the switch: the packages. */
  children: ReactNode;
}

/** The groups side by side, with a row per parameter. */
export function GroupsBoard({ draft, onChangesAll, children }: GroupsBoardProps) {
  const { act, catalogues, changesAll, editable } = useEditorTools();
  const { messages } = useValueWriter();
  const { event } = draft;
  const [missing] = missingGroups(draft);
  const isTrial = event.eventType === 'TIME_TRIAL';
  const unit = rangeUnit(messages, event.eventSubgroups);
  const rows = fields.filter((field) => isTrial || field !== 'timeTrialOptions');

  return (
    <Card className={classes.EventEditorGroups}>
      <div className={classes.EventEditorGroupsHead}>
        <DisplayText as="h2" size="d-s">
          {messages.groups}
        </DisplayText>
        {editable === 'all' && (
          <>
            <Switch label={messages.allGroups} checked={changesAll} onChange={onChangesAll} />
            {children}
            <Button
              size="s"
              disabled={missing === undefined}
              onClick={() => {
                const pockets = pocketsOf(catalogues, event.eventSubgroups[0]?.routeId);
                if (missing !== undefined) act({ type: 'addGroup', group: missing, pockets });
              }}
            >
              <Icon of={Plus} /> {messages.addGroup}
            </Button>
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region is reached by the keyboard. */}
      <section className={classes.EventEditorScroll} aria-label={messages.groups} tabIndex={0}>
        <table className={classes.EventEditorBoard}>
          <caption className={classes.EventEditorCaption}>{messages.board}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.parameter}</th>
              {event.eventSubgroups.map((group) => (
                <GroupHead key={group.label} group={group} isOnly={event.eventSubgroups.length === 1} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((field) => (
              <tr key={field}>
                <th scope="row">{[messages.fields[field], field === 'pace' && unit].filter(Boolean).join(', ')}</th>
                {event.eventSubgroups.map((group) => (
                  <GroupCell key={group.label} group={group} field={field} />
                ))}
              </tr>
            ))}
          </tbody>
          <tbody>
            <tr className={classes.EventEditorDivider}>
              <th scope="rowgroup" colSpan={event.eventSubgroups.length + 1}>
                <span>{messages.rulesTitle}</span>
              </th>
            </tr>
            {EVENT_RULES.map((rule) => (
              <tr key={rule}>
                <th scope="row">{messages.rules[rule]}</th>
                {event.eventSubgroups.map((group) => (
                  <RuleCell key={groupLabelOf(group.label)} group={group} rule={rule} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
