import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, Mail, Smartphone } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { LineItem, LineList, Setting, SettingList } from './Settings.tsx';
import { StepCard } from './StepCard.tsx';

const meta = {
  title: 'Layout/Settings',
  component: SettingList,
  parameters: { keyboard: ['button'] },
} satisfies Meta<typeof SettingList>;

export default meta;
type Story = StoryObj<typeof meta>;

const unlink = <Button size="s">Отвязать</Button>;
const steps = [
  { key: 'write', content: 'В игре допишите код в фамилию' },
  { key: 'save', content: 'Сохраните профиль в игре и вернитесь сюда' },
];

export const Playground: Story = {
  args: {
    children: (
      <>
        <Setting title="Вход" description="Хотя бы один способ должен остаться.">
          <LineList>
            <LineItem icon={Mail} title="Почта и пароль" detail="lev@club.example, подтверждена" action={unlink} />
            <LineItem icon={KeyRound} title="VK ID" detail="не привязан" action={unlink} />
          </LineList>
        </Setting>
        <Setting title="Дополнительные" description="Их результаты попадут в ваш профиль.">
          <LineList>
            <LineItem
              picture={<Avatar name="Лев Подветренный" size="m" />}
              title="Лев Подветренный"
              chip={<Chip tone="warning">не подтверждён</Chip>}
              detail="игровой ID 4600982"
              action={unlink}
            />
          </LineList>
          <StepCard title="Подтвердите, что 4600982 ваш" steps={steps}>
            <Button kind="primary">Проверить</Button>
            код действует ещё 11:42
          </StepCard>
        </Setting>
      </>
    ),
  },
};
export const Features: Story = {
  args: { children: <Setting title="Мои данные">Один файл JSON</Setting> },
};
export const States: Story = { ...Playground, globals: { viewport: { value: 'mobile1' } } };
export const EdgeData: Story = {
  args: {
    children: (
      <Setting
        title="Устройства, на которых открыт этот аккаунт и с которых им пользовались"
        description={'Незнакомое завершите и смените пароль. '.repeat(6)}
      >
        <LineList>
          <LineItem
            icon={Smartphone}
            title="ОченьДлинноеНазваниеБраузераБезПробеловКотороеНикудаНеПомещается, Android"
            chip={<Chip tone="line">это устройство</Chip>}
            detail="вход 12 октября, был сегодня в 08:12 МСК"
            action={unlink}
          />
        </LineList>
      </Setting>
    ),
  },
};
