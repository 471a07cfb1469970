import { afterEach } from 'vitest';
import { emptyStorage, endTimersWithPage, openPage } from './page.ts';

openPage();
endTimersWithPage();
// What one test stores, such as a draft, must not change another one in a different order.
afterEach(emptyStorage);
