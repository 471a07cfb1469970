import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ru } from '../provider/inputMessages.ru.ts';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { checkFiles, formatBytes, kindNames } from './checkFiles.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

const aFile = (name: string, type = 'image/png', bytes = 10) => new File(['x'.repeat(bytes)], name, { type });
const onChange = vi.fn<(files: File[]) => void>();
function Pictures(props: Partial<FileFieldProps>) {
  const [value, setValue] = useState<readonly File[]>(props.value ?? []);
  const change = (files: File[]) => {
    onChange(files);
    setValue(files);
  };

  return <FileField label="Обложка" accept={['image/png']} {...props} value={value} onChange={change} />;
}
const field = () => screen.getByLabelText('Обложка');
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const drop = (...files: File[]) => fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files } });

beforeEach(() => onChange.mockClear());
afterEach(() => vi.restoreAllMocks());

describe('<FileField />', () => {
  describeFieldConformance((props) => <FileField value={[]} onChange={() => undefined} {...props} />);

  it('accepts a selected file, and shows its name and size', async () => {
    render(<Pictures />);

    await userEvent.upload(field(), aFile('гора.png'));

    expect(names()).toEqual(['гора.png10\u00A0Б']);
  });

  it('shows the stored file until another one is selected', async () => {
    render(<Pictures present={{ src: '/files/logo.webp', label: 'Сейчас на странице' }} />);
    expect(screen.getByText('Сейчас на странице')).toBeInTheDocument();

    await userEvent.upload(field(), aFile('гора.png'));

    expect(screen.queryByText('Сейчас на странице')).toBeNull();
    expect(names()).toEqual(['гора.png10\u00A0Б']);
  });

  it('accepts a dropped file', () => {
    render(<Pictures />);

    drop(aFile('гора.png'));

    expect(names()).toHaveLength(1);
  });

  it('replaces the previous file if only one is allowed', async () => {
    render(<Pictures />);
    await userEvent.upload(field(), aFile('гора.png'));

    await userEvent.upload(field(), aFile('лес.png'));

    expect(names()).toEqual(['лес.png10\u00A0Б']);
  });

  it('adds to the previous files if several are allowed', async () => {
    render(<Pictures maxFiles={3} />);
    await userEvent.upload(field(), [aFile('гора.png'), aFile('лес.png')]);

    drop(aFile('море.png'));

    expect(names()).toHaveLength(3);
  });

  it('rejects other kinds of files, and names the accepted ones', () => {
    render(<Pictures />);

    drop(aFile('протокол.txt', 'text/plain'));

    expect(onChange).not.toHaveBeenCalled();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Файл «протокол.txt» не подойдёт. Нужен PNG.');
  });

  it('clears the error when the next file is valid', async () => {
    render(<Pictures />);
    drop(aFile('протокол.txt', 'text/plain'));

    await userEvent.upload(field(), aFile('гора.png'));

    expect(field()).toBeValid();
  });

  it('removes a file by its button', async () => {
    render(<Pictures value={[aFile('гора.png')]} />);

    await userEvent.click(screen.getByRole('button', { name: 'Убрать файл «гора.png»' }));

    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('accepts nothing while disabled', () => {
    render(<Pictures disabled value={[aFile('гора.png')]} />);

    drop(aFile('лес.png'));

    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a picture, and revokes its object URL on unmount', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { container, unmount } = render(<Pictures value={[aFile('гора.png')]} />);
    const url = container.querySelector('img')?.src;
    expect(url).toMatch(/^blob:/);

    unmount();

    expect(revoke).toHaveBeenCalledWith(url);
  });

  it('shows no picture if the browser cannot decode it', () => {
    const { container } = render(<Pictures value={[aFile('битая.png')]} />);

    fireEvent.error(container.querySelector('img') as HTMLImageElement);

    expect(container.querySelector('img')).toBeNull();
    expect(names()).toEqual(['битая.png10\u00A0Б']);
  });

  it('shows no picture for other files', () => {
    const { container } = render(<Pictures value={[aFile('заезд.fit', '')]} />);

    expect(container.querySelector('img')).toBeNull();
  });
});

describe('checkFiles', () => {
  const check = (files: File[], present: number, limits: Parameters<typeof checkFiles>[2]) =>
    checkFiles(files, present, limits, ru, 'ru');

  it.each([
    { kind: '.FIT', file: aFile('заезд.fit', '') },
    { kind: 'image/*', file: aFile('гора.webp', 'image/webp') },
    { kind: 'image/png', file: aFile('гора') },
  ])('accepts $file.name by $kind', ({ kind, file }) => {
    expect(check([file], 0, { accept: [kind] }).taken).toEqual([file]);
  });

  it('accepts the largest allowed file and rejects one byte more', () => {
    const files = [aFile('ровно', '', 1024), aFile('больше', '', 1025)];

    const { taken, errors } = check(files, 0, { maxBytes: 1024, maxFiles: 5 });

    expect(taken.map(({ name }) => name)).toEqual(['ровно']);
    expect(errors).toEqual(['Файл «больше» весит 1\u00A0КБ, а можно до 1\u00A0КБ. Выберите файл меньше.']);
  });

  it('rejects an empty file', () => {
    expect(check([aFile('ничего', '', 0)], 0, {}).errors).toEqual(['Файл «ничего» пустой. Выберите другой.']);
  });

  it('accepts as many files as fit and reports the rest', () => {
    const { taken, errors } = check([aFile('1'), aFile('2')], 2, { maxFiles: 3 });

    expect(taken.map(({ name }) => name)).toEqual(['1']);
    expect(errors[0]).toMatch(/не больше 3\u00A0файлов/);
  });
});

describe('texts about files', () => {
  it.each([
    { bytes: 0, text: '0 Б' },
    { bytes: 1023, text: '1 023 Б' },
    { bytes: 1024, text: '1 КБ' },
    { bytes: 1.5 * 1024 ** 2, text: '1,5 МБ' },
    { bytes: 20 * 1024 ** 2, text: '20 МБ' },
    { bytes: 5 * 1024 ** 4, text: '5 120 ГБ' },
  ])('formats $bytes bytes as $text', ({ bytes, text }) => {
    expect(formatBytes(bytes, ru, 'ru').replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('names kinds without their MIME families', () => {
    expect(kindNames(['image/png', '.fit', 'image/svg+xml'])).toBe('PNG, FIT, SVG');
  });
});
