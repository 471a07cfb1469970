import '@otryv/ui/styles.css';
import {
  AlertToast,
  AlertToasts,
  Button,
  Combobox,
  ConfirmDialog,
  Dialog,
  Menu,
  NotificationBell,
  OtryvProvider,
  Popover,
  Tooltip,
} from '@otryv/ui';
import { DateTimeField } from '@otryv/ui/date-time';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const nothing = () => undefined;
const teams = ['Крона', 'Ветер', 'Пик'].map((label) => ({ value: label, label }));
const messages = [
  { id: '1', title: 'Протокол обновлён', text: 'Этап №4', createdAt: '2026-11-21T11:00:00Z', isRead: false },
];

/** Renders all our overlays in a page with a strict policy. */
function Overlays() {
  const [isNotified, setIsNotified] = useState(false);
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'toast' | null>(null);
  const [start, setStart] = useState<string | null>('2026-11-21T12:00:00Z');
  const close = () => setOpen(null);

  return (
    <OtryvProvider flagUrl="/flags/{code}.svg">
      <Button onClick={() => setOpen('dialog')}>Окно</Button>
      <Button onClick={() => setOpen('confirm')}>Вопрос</Button>
      <Button onClick={() => setOpen('toast')}>Сообщение</Button>
      <Menu label="Действия" entries={[{ label: 'Изменение категории', onSelect: nothing }]} />
      <NotificationBell notifications={messages} onRead={nothing} />
      <Popover label="Столбцы" title="Столбцы таблицы">
        Выбор столбцов
      </Popover>
      <Tooltip tip="Виртуальная мощность">VP</Tooltip>
      <Combobox label="Команда" options={teams} value={null} onChange={nothing} />
      <DateTimeField label="Старт" value={start} onChange={setStart} />
      <Dialog open={open === 'dialog'} title="Правила заезда" onClose={close}>
        <Menu label="Строка" entries={[{ label: 'Установка штрафа', onSelect: nothing }]} />
        <Popover label="Вид" title="Вид таблицы">
          Плотность строк
        </Popover>
        <Button onClick={() => setIsNotified(true)}>Сказать</Button>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Удалить этап?"
        action="Удалить этап"
        pendingAction="Удаляем"
        onConfirm={close}
        onClose={close}
      />
      <AlertToasts>
        {(open === 'toast' || isNotified) && (
          <AlertToast
            tone="info"
            onClose={() => {
              setIsNotified(false);
              if (open === 'toast') close();
            }}
          >
            Сохранено
          </AlertToast>
        )}
      </AlertToasts>
    </OtryvProvider>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Overlays />);
