import { Injectable } from '@nestjs/common';

type Check = (eventId: number) => Promise<boolean>;

/** Whether riders await an answer about a protocol; appeals register how it is known. */
@Injectable()
export class OpenAppeals {
  private check: Check = () => Promise.resolve(false);

  checkWith(check: Check): void {
    this.check = check;
  }

  any(eventId: number): Promise<boolean> {
    return this.check(eventId);
  }
}
