import { render, screen } from '@testing-library/react';
import { Flag } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { MetaList } from './MetaList.tsx';
import { Page } from './Page.tsx';
import { PageHead } from './PageHead.tsx';

describe('<Page />', () => {
  describeConformance((props) => <Page {...props} />);

  it('is as wide as its content requires', () => {
    render(<Page width="table">Протокол</Page>);

    expect(screen.getByText('Протокол')).toHaveAttribute('data-width', 'table');
  });
});

describe('<PageHead />', () => {
  it.each([
    { title: 'Расписание', lang: 'ru' },
    { title: 'Zwift Crit', lang: 'en' },
  ])('renders the title «$title» in the glyphs of $lang', ({ title, lang }) => {
    render(
      <OtryvProvider locale="en">
        <PageHead title={title} />
      </OtryvProvider>,
    );

    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', lang);
  });
});

describe('<MetaList />', () => {
  const items = [{ key: 'who', icon: Flag, content: 'Клуб «Ось»' }];
  describeConformance((props) => <MetaList items={items} {...props} />);

  it('is a list of its items', () => {
    render(<MetaList items={items} />);

    expect(screen.getByRole('listitem')).toHaveTextContent('Клуб «Ось»');
  });
});

describe('<KeyFigures />', () => {
  const figures = [{ label: 'время победителя', value: '24:17', rest: '.346' }];
  describeConformance((props) => <KeyFigures figures={figures} {...props} />);

  it('pairs every figure with its label', () => {
    render(<KeyFigures figures={figures} />);

    expect(screen.getByRole('term')).toHaveTextContent('время победителя');
    expect(screen.getByRole('definition')).toHaveTextContent('24:17.346');
  });
});
