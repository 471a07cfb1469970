import { Injectable } from '@nestjs/common';

type Reader = (userId: string) => Promise<object>;

/** What other domains add to the file of all that is stored of an account. */
@Injectable()
export class UserExports {
  private readonly readers: Reader[] = [];

  add(reader: Reader): void {
    this.readers.push(reader);
  }

  async of(userId: string): Promise<object> {
    const parts = await Promise.all(this.readers.map((read) => read(userId)));
    return Object.assign({}, ...parts);
  }
}
