import { endTimersWithPage, openPage } from './page.ts';

openPage();
endTimersWithPage();
