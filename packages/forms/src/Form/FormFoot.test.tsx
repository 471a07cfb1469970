import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormFoot } from './FormFoot.tsx';

const labels = { window: 'Окно протестов', group: 'Группа в Telegram', youtube: 'YouTube', vk: 'ВКонтакте' };
const fields = new Map(Object.entries(labels).map(([id, label]) => [id, { id, label, error: undefined }]));

describe('<FormFoot />', () => {
  it('names fields in the order of the form, and keeps the capitals of names', () => {
    const wrong = ['vk', 'youtube', 'group', 'window'];
    render(
      <FormFoot
        {...{ isSaving: false, isSaved: false, isRefused: true, onRestore: () => {} }}
        {...{ changed: wrong, wrong, fields }}
      />,
    );

    expect(screen.getByText('Не сохранено: 4').nextSibling).toHaveTextContent(
      'Чтобы сохранить, исправьте: окно протестов, группа в Telegram, YouTube и ВКонтакте',
    );
  });
});
