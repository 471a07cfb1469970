import { render, screen } from '@testing-library/react';
import { KeyRound } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { LineItem, LineList, Setting, SettingList } from './Settings.tsx';
import { StepCard } from './StepCard.tsx';

describe.each([
  { name: 'SettingList', Part: SettingList },
  { name: 'LineList', Part: LineList },
])('<$name />', ({ Part }) => {
  describeConformance((props) => <Part {...props} />);
});

describe('<Setting />', () => {
  describeConformance((props) => <Setting title="Имя" {...props} />);

  it('is a region named by its heading, with its description beside the controls', () => {
    render(
      <Setting title="Имя" description="Раз в 30 дней">
        <input aria-label="Логин" />
      </Setting>,
    );

    const region = screen.getByRole('region', { name: 'Имя' });
    expect(region).toHaveTextContent('Раз в 30 дней');
    expect(region).toContainElement(screen.getByRole('textbox', { name: 'Логин' }));
  });

  it.each([true, false])('gives its form the full width only on request: %s', (wide) => {
    render(<Setting title="Срок" wide={wide} />);

    expect(screen.getByRole('region', { name: 'Срок' }).hasAttribute('data-wide')).toBe(wide);
  });
});

describe('<LineItem />', () => {
  describeConformance((props) => <LineItem title="VK ID" {...props} />);

  it('shows its title, state, details and action', () => {
    render(
      <LineItem
        icon={KeyRound}
        title="VK ID"
        chip="привязан"
        detail="3 марта"
        action={<button type="button">Отвязать</button>}
      />,
    );

    expect(screen.getByRole('listitem')).toHaveTextContent('VK ID привязан3 мартаОтвязать');
  });
});

describe('<StepCard />', () => {
  describeConformance((props) => <StepCard title="Подтвердите" steps={[]} {...props} />);

  it('lists the steps in order under their goal', () => {
    render(
      <StepCard
        title="Подтвердите, что 46 ваш"
        steps={[
          { key: 'write', content: 'Допишите код' },
          { key: 'check', content: 'Нажмите «Проверить»' },
        ]}
      >
        <button type="button">Проверить</button>
      </StepCard>,
    );

    const card = screen.getByRole('region', { name: 'Подтвердите, что 46 ваш' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Допишите код',
      'Нажмите «Проверить»',
    ]);
    expect(card).toContainElement(screen.getByRole('button', { name: 'Проверить' }));
  });
});
