import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia.ts';

// Some browsers tell of paper by the event alone, and lay the page out right after it.
let isBetweenEvents = false;

/** Whether the page is being printed: then nothing may be windowed. */
export function usePrinting(): boolean {
  const isPaper = useMedia('print');
  const isTold = useSyncExternalStore(onPrint, () => isBetweenEvents, onScreen);

  return isPaper || isTold;
}

const onScreen = () => false;

function onPrint(told: () => void) {
  const begin = () => {
    isBetweenEvents = true;
    told();
  };
  const end = () => {
    isBetweenEvents = false;
    told();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);

  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
