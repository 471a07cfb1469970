import { useState } from 'react';
import {
  DateTimeValueEditor,
  NumberValueEditor,
  RidersValueEditor,
  SelectValueEditor,
  TextAreaValueEditor,
  TextValueEditor,
  TimeTrialValueEditor,
} from '../ValueEditor/index.ts';
import { findRiders } from './riders.ts';
import classes from './Sheet.module.css';

const modes = [
  { value: 'default', label: 'По категориям. Базовые' },
  { value: 'closed', label: 'Регистрация закрыта' },
];
const clubs = [
  { value: 17, label: 'Ось' },
  { value: 18, label: 'Длинный Клуб Любителей Долгих Подъёмов' },
];

export interface EventValuesProps {
  /** The parameter whose editor is open. */
  opened?: 'name' | 'description' | 'mode' | 'club' | 'start' | 'pen' | 'leaders' | 'timeTrial';
  name?: string;
}

/** A parameter of an event for each kind of editor. */
export function EventValues({ opened, name: first = 'Осенний кубок' }: EventValuesProps) {
  const [open, setOpen] = useState(opened);
  const [name, setName] = useState(first);
  const [description, setDescription] = useState('Два круга по холмам.\nСтарт по сигналу.');
  const [mode, setMode] = useState<string | null>('default');
  const [club, setClub] = useState<number | null>(17);
  const [start, setStart] = useState<string | null>('2026-11-21T14:30:00.000Z');
  const [pen, setPen] = useState<number | null>(3);
  const [leaders, setLeaders] = useState<readonly number[]>([1001]);
  const [rows, setRows] = useState({ timeGapBetweenRowsMs: 60_000, maxRows: 20, maxRidersPerRow: 1 });
  const held = (key: EventValuesProps['opened']) => ({
    open: open === key,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? key : undefined),
  });
  const labelOf = (value: unknown, options: readonly { value: unknown; label: string }[]) =>
    options.find((option) => option.value === value)?.label;

  return (
    <div className={classes.Sheet}>
      <TextValueEditor
        {...held('name')}
        className={classes.Value}
        title="Название"
        label={name}
        value={name}
        limit={50}
        onCommit={setName}
      />
      <TextAreaValueEditor
        {...held('description')}
        title="Описание"
        label="Описание"
        value={description}
        onCommit={setDescription}
      />
      <SelectValueEditor
        {...held('mode')}
        title="Регистрация"
        label={labelOf(mode, modes)}
        options={modes}
        value={mode}
        onCommit={setMode}
        note="Было «Регистрация закрыта»."
      />
      <SelectValueEditor
        {...held('club')}
        title="Клуб"
        label={labelOf(club, clubs)}
        options={clubs}
        value={club}
        onCommit={setClub}
      />
      <DateTimeValueEditor {...held('start')} title="Дата и время" label={start} value={start} onCommit={setStart} />
      <NumberValueEditor
        {...held('pen')}
        title="Стартовый карман"
        label={pen}
        value={pen}
        min={0}
        max={149}
        whole
        onCommit={setPen}
      />
      <RidersValueEditor
        {...held('leaders')}
        title="Лидеры, группа A"
        label={`Лидеры: ${leaders.length}`}
        value={leaders}
        onCommit={setLeaders}
        findRiders={findRiders}
      />
      <TimeTrialValueEditor
        {...held('timeTrial')}
        title="Разделка"
        label="Ряды"
        value={rows}
        onCommit={(value) => setRows({ ...rows, ...nonNull(value) })}
      />
    </div>
  );
}

function nonNull(value: object) {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
}
