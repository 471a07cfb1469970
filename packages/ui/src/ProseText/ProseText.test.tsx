import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProseText } from './ProseText.tsx';

describe('<ProseText />', () => {
  it('renders markup as text and runs none of it', () => {
    const { container } = render(<ProseText text={'<img src=x onerror="alert(1)"> <b>Привет</b>'} />);

    expect(container.querySelector('img, b')).toBeNull();
    expect(container).toHaveTextContent('<b>Привет</b>');
  });

  it('starts a paragraph at an empty line and a line at a line break', () => {
    const { container } = render(<ProseText text={'Один\r\nДва\n\n\n Три '} />);

    expect(container.querySelectorAll('p')).toHaveLength(2);
    expect(container.querySelectorAll('br')).toHaveLength(1);
  });

  it("links only web addresses, without the sentence's final punctuation", () => {
    render(<ProseText text="Правила (https://otryv.example/rules). Не javascript:alert(1)" />);

    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('href', 'https://otryv.example/rules');
    expect(links[0]).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('renders nothing for an empty text', () => {
    const { container } = render(<ProseText text={' \n\n '} />);

    expect(container.firstElementChild).toBeEmptyDOMElement();
  });
});
