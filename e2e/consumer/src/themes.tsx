import '@otryv/ui/styles.isolated.css';
import './vite.css';
import { Button, Menu, OtryvProvider } from '@otryv/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const nothing = () => undefined;

/** Renders nested themes, and a part of the page with a brand, which applies to its overlays. */
function Themes() {
  const [club, setClub] = useState<HTMLElement | null>(null);

  return (
    <OtryvProvider flagUrl="/flags/{code}.svg">
      <Button id="page">Страница</Button>
      <section data-theme="dark">
        <Button id="dark">Тёмная</Button>
        <section data-theme="light">
          <Button id="light-in-dark">Светлая в тёмной</Button>
        </section>
      </section>
      <section data-theme="light">
        <section data-theme="dark">
          <Button id="dark-in-light">Тёмная в светлой</Button>
        </section>
      </section>
      <section data-theme="system">
        <Button id="system">Как в системе</Button>
      </section>
      <section id="club" ref={setClub} data-theme="light">
        <OtryvProvider container={club}>
          <Button id="branded" kind="primary">
            Клуб
          </Button>
          <section data-theme="dark">
            <Button id="dark-branded" kind="primary">
              Клуб ночью
            </Button>
          </section>
          <Menu label="Действия" entries={[{ label: 'Запись', onSelect: nothing }]} />
        </OtryvProvider>
      </section>
    </OtryvProvider>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Themes />);
