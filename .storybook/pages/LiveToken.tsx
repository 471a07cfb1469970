import { type CSSProperties, useState } from 'react';
import type { pageMessagesOf } from './pageMessages.ts';

const sample = 'Ёлка, щука 24:17.346';

export interface LiveTokenProps {
  name: string;
  value: string;
  messages: ReturnType<typeof pageMessagesOf>;
}

/** A live preview of a token: a colour, a length, a text sample, a movement. */
export function LiveToken({ name, value, messages }: LiveTokenProps) {
  const use = `var(${name})`;
  if (/-(color|primitive)-/.test(name)) return <Box look={{ background: value }} />;
  if (name.includes('-shadow-')) return <Box look={{ boxShadow: value }} />;
  if (name.includes('-radius-')) return <Box look={{ borderRadius: use }} isFilled />;
  if (/-(space|border)-/.test(name)) return <Box look={{ width: use }} isFilled />;
  if (/-(row|control)-/.test(name)) return <Box look={{ height: use }} isFilled />;
  if (name.includes('-motion-')) return <Movement name={name} label={messages.move(name)} />;
  if (name.includes('-font-')) return <Letters look={letters(name, use)} />;
  return null;
}

function Box({ look, isFilled }: { look: CSSProperties; isFilled?: boolean }) {
  return <span className="otryv-token-box" data-filled={isFilled} style={look} />;
}

function Letters({ look }: { look: CSSProperties }) {
  return (
    <span lang="ru" className="otryv-token-letters" style={look}>
      {sample}
    </span>
  );
}

function letters(name: string, use: string): CSSProperties {
  if (name.includes('-size-')) {
    const face = /-(d-\w+|key|time|countdown)/.test(name) ? 'display' : 'text';
    return { fontSize: use, fontFamily: `var(--otryv-font-family-${face})` };
  }
  if (name.includes('-weight-')) return { fontWeight: use };
  return name.includes('-family-') ? { fontFamily: use } : { lineHeight: use };
}

function Movement({ name, label }: { name: string; label: string }) {
  const [isMoved, setMoved] = useState(false);
  const timing = name.includes('-duration-')
    ? { transitionDuration: `var(${name})` }
    : { transitionDuration: '800ms', transitionTimingFunction: `var(${name})` };

  return (
    <button
      type="button"
      className="otryv-token-movement"
      data-moved={isMoved}
      aria-label={label}
      onClick={() => setMoved(!isMoved)}
    >
      <span style={timing} />
    </button>
  );
}
