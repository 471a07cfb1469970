import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia.ts';

// Some browsers only dispatch the events, and lay the page out right after them.
let isBetweenEvents = false;

/** Returns whether the page is being printed: then nothing may be virtualized. */
export function usePrinting(): boolean {
  const isPaper = useMedia('print');
  const isBetween = useSyncExternalStore(onPrint, () => isBetweenEvents, onScreen);

  return isPaper || isBetween;
}

const onScreen = () => false;

function onPrint(onChange: () => void) {
  const begin = () => {
    isBetweenEvents = true;
    onChange();
  };
  const end = () => {
    isBetweenEvents = false;
    onChange();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);

  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
