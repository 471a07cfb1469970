import { useCopied } from '../docs/useCopied.ts';

/** The name of a token; a click copies `var(…)` of it. */
export function CopyName({ name }: { name: string }) {
  const [isCopied, copy] = useCopied();

  return (
    <button type="button" onClick={() => copy(`var(${name})`)} aria-label={`Скопировать var(${name})`}>
      {isCopied ? 'Скопировано' : name}
    </button>
  );
}
