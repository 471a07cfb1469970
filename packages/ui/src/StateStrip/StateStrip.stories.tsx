import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/Layout.tsx';
import { Link } from '../Link/index.ts';
import { StateStrip } from './StateStrip.tsx';
import { TimeTrack } from './TimeTrack.tsx';

const track = (
  <TimeTrack
    from="2026-11-19T16:58:00Z"
    until="2026-11-21T16:58:00Z"
    ticks={['2026-11-19T17:12:00Z', '2026-11-20T08:05:00Z', '2026-11-20T15:40:00Z']}
    label="Окно протестов: 19 ноября, 19:58 – 21 ноября, 19:58"
    fromLabel="19 ноября, 19:58, первые результаты"
    middleLabel="3 решения"
    untilLabel="21 ноября, 19:58, официальный"
  />
);
const meta = {
  title: 'Race/StateStrip',
  parameters: { keyboard: ['button', 'link'] },
  component: StateStrip,
  args: {
    state: 'Предварительный',
    tone: 'warning',
    title: 'Протесты ещё 6 ч 41 мин',
    track,
    actions: <Button>Сделать официальным</Button>,
    children: (
      <>
        В 19:58 МСК протокол станет официальным сам. <Link href="#appeals">2 протеста ждут ответа</Link>
      </>
    ),
  },
} satisfies Meta<typeof StateStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: { actions: [<Button key="lock">Закрыть правки</Button>, <Button key="official">Сделать официальным</Button>] },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <StateStrip {...args} />
      <StateStrip
        state="Официальный"
        tone="success"
        title="Официальный с 21 ноября, 19:58 МСК"
        actions={<Button>Открыть для правок</Button>}
      >
        Протесты закрыты, решение теперь открывает протокол заново.
      </StateStrip>
      <StateStrip state="Правки закрыты" tone="info" title="Правит только Игнат Протоколов">
        Обновление из игры мест не меняет.
      </StateStrip>
    </Stack>
  ),
};

export const EdgeData: Story = {
  args: {
    title: 'Правит только Александр-Мария Преображенский-Долгоруков из клуба «Объединённая осенняя гонка»',
    track: undefined,
  },
};
