import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';

const onRoute = vi.fn<(event: PopStateEvent) => void>();
const onClose = vi.fn<() => void>();
const drawSheets = (areDrawn: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget() as MediaQueryList, { media, matches: areDrawn }));

/** Presses Back and waits until `fate` passes. */
async function goBack(fate: () => void) {
  window.history.back();
  await waitFor(fate);
}

const panel = (
  <Popover label="Ещё" title="Разделы">
    Справочник
  </Popover>
);
const isAt = (address: string) => () => expect(window.location.search).toBe(address);
const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull();
const routerKey = () => (window.history.state as { key?: string } | null)?.key;
/** Pushes as hosts' routers do. */
const push = (address: string) => window.history.pushState({ key: address }, '', address);
const replace = (address: string) => window.history.replaceState({ key: address }, '', address);

function Page({ asks = false }: { asks?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  return (
    <OtryvProvider>
      <button type="button" onClick={() => setIsOpen(true)}>
        Изменить
      </button>
      <Dialog open={isOpen} title="Команда" onClose={() => (asks ? setIsAsked(true) : setIsOpen(false))}>
        <input aria-label="Название" />
        <Dialog open={isAsked} title="Не сохранено" onClose={() => setIsAsked(false)} />
      </Dialog>
    </OtryvProvider>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Изменить' }));
  await screen.findByRole('dialog', { name: 'Команда' });
};
const close = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(isClosed);
};

describe("browser's Back", () => {
  beforeEach(() => {
    push('?former');
    push('?page');
    onRoute.mockClear();
    onClose.mockClear();
    window.addEventListener('popstate', onRoute);
  });
  afterEach(() => {
    window.removeEventListener('popstate', onRoute);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("closes a dialog and stays on the page, without notifying the host's router", async () => {
    render(<Page />);
    await open();

    await goBack(isClosed);

    expect(window.location.search).toBe('?page');
    expect(routerKey()).toBe('?page');
    expect(onRoute).not.toHaveBeenCalled();
  });

  it.each([
    { by: 'Back', shut: () => goBack(isClosed) },
    { by: 'Escape', shut: close },
  ])('leaves the page by one press after dialogs closed by $by', async ({ shut }) => {
    render(<Page />);
    await open();
    await shut();
    await open();
    await shut();

    await goBack(isAt('?former'));

    expect(onRoute).toHaveBeenCalledOnce();
  });

  it('keeps an address written by the dialog, and still leaves by one press', async () => {
    render(<Page />);
    await open();
    replace('?page=filtered');

    await goBack(isClosed);
    expect(window.location.search).toBe('?page=filtered');
    replace('?page=sorted');
    await open();
    await close();

    await goBack(isAt('?former'));
  });

  it('asks for confirmation where Escape does, and closes one of two layers at a time', async () => {
    render(<Page asks />);
    await open();

    await goBack(() => expect(screen.getByRole('dialog', { name: 'Не сохранено' })).toBeInTheDocument());
    await goBack(() => expect(screen.queryByRole('dialog', { name: 'Не сохранено' })).toBeNull());

    expect(screen.getByRole('dialog', { name: 'Команда' })).toBeInTheDocument();
    expect(window.location.search).toBe('?page');
  });

  it('returns to the page from which a link in the dialog led, and leaves it by one more press', async () => {
    const { rerender } = render(<Page />);
    await open();
    push('?rider');
    rerender(<Page key="rider" />);

    await goBack(isAt('?page'));
    await goBack(isAt('?former'));

    expect(onRoute).toHaveBeenCalledTimes(2);
  });

  it("keeps entries pushed by the router over a tab's first page, where Back led nowhere", async () => {
    const back = vi.spyOn(window.history, 'back');
    render(<Page />);
    await open();
    await close();
    back.mockImplementationOnce(() => undefined);
    window.history.go(-1);
    await waitFor(() => expect(back).toHaveBeenCalled());
    push('?rider');

    await goBack(isAt('?page'));

    expect(onRoute).toHaveBeenCalledOnce();
  });

  it('goes forward over a page with closed dialogs entry by entry', async () => {
    render(<Page />);
    await open();
    await close();
    push('?rider');
    await goBack(isAt('?page'));
    await goBack(isAt('?former'));
    onRoute.mockClear();

    window.history.forward();
    await waitFor(() => expect(onRoute).toHaveBeenCalledOnce());
    expect(window.location.search).toBe('?page');
    window.history.forward();

    await waitFor(isAt('?rider'));
  });

  it('stays on a page selected from the history list', async () => {
    render(<Page />);
    await open();
    await close();
    push('?rider');

    window.history.go(-2);
    await waitFor(() => expect(onRoute).toHaveBeenCalled());

    expect(window.location.search).toBe('?page');
    await goBack(isAt('?former'));
    expect(onRoute).toHaveBeenCalledTimes(2);
  });

  it('requires a press or a key before it can keep a page', async () => {
    const activation = { hasBeenActive: false };
    vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: activation } }));
    const entries = window.history.length;
    render(<Dialog open title="Команда" onClose={onClose} />);
    await screen.findByRole('dialog');
    expect(window.history).toHaveLength(entries);

    activation.hasBeenActive = true;
    fireEvent.pointerDown(screen.getByRole('dialog'));

    await goBack(() => expect(onClose).toHaveBeenCalledOnce());
    expect(window.location.search).toBe('?page');
  });

  describe('on the first page of a tab', () => {
    beforeEach(() => {
      vi.spyOn(Object.getPrototypeOf(window.history) as History, 'length', 'get').mockReturnValue(2);
    });

    it('acts on the first press after a dialog was closed by other means', async () => {
      render(<Page />);
      await open();
      replace('?page=filtered');
      const back = vi.spyOn(window.history, 'back');
      await close();
      await waitFor(() => expect(back).toHaveBeenCalledOnce());
      await waitFor(isAt('?page=filtered'));
      await open();
      await goBack(isClosed);
      await waitFor(() => expect(back).toHaveBeenCalledTimes(3));

      await goBack(isAt('?former'));

      expect(onRoute).toHaveBeenCalledOnce();
    });

    it('stays on the page where closing a dialog led', async () => {
      render(<Page />);
      await open();
      const go = vi.spyOn(window.history, 'go');
      // Browsers do so with a page pushed while they go back: it follows the entry they arrive at.
      const back = vi.spyOn(window.history, 'back').mockImplementationOnce(() => {
        push('?rider');
        window.history.go(-2);
      });
      await close();
      await waitFor(() => expect(back).toHaveBeenCalled());

      await waitFor(() => expect(go).toHaveBeenCalledWith(2));
      await waitFor(isAt('?rider'));

      expect(onRoute).not.toHaveBeenCalled();
    });
  });

  it.each([
    { what: 'panel', element: panel, role: 'dialog' },
    { what: 'menu', element: <Menu label="Ещё" entries={[{ label: 'Профиль' }]} />, role: 'menu' },
  ])('closes a $what that is a sheet', async ({ element, role }) => {
    drawSheets(true);
    render(<OtryvProvider>{element}</OtryvProvider>);
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
    await screen.findByRole(role);

    await goBack(() => expect(screen.queryByRole(role)).toBeNull());

    expect(window.location.search).toBe('?page');
  });

  it('leaves the page while an anchored panel is open', async () => {
    drawSheets(false);
    render(panel);
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
    await screen.findByRole('dialog');

    await goBack(isAt('?former'));

    expect(onRoute).toHaveBeenCalledOnce();
  });
});
