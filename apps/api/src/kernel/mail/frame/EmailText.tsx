import type { ReactNode } from 'react';
import { colors, faces } from './email-look.ts';

export interface EmailTextProps {
  /** `note` follows the button. */
  tone?: 'body' | 'note';
  children: ReactNode;
}

const fonts = { body: `400 15px/23px ${faces.text}`, note: `400 13px/19px ${faces.text}` } as const;

/** Paragraph of an email. */
export function EmailText({ tone = 'body', children }: EmailTextProps) {
  const color = tone === 'body' ? colors.text : colors.muted;
  return <p style={{ margin: '12px 0 0', font: fonts[tone], color }}>{children}</p>;
}
