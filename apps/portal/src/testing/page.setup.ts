import { afterEach } from 'vitest';
import { emptyStorage, endTimersWithPage, openPage } from './page.ts';

openPage();
endTimersWithPage();
// A draft that one test stores must not affect another test, whatever their order.
afterEach(emptyStorage);
