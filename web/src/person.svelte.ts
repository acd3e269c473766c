import type { Who } from './generated/protocol';
import { get, post } from './server/http';

/** Who this browser is: a guest with a name, or nobody yet. */
class Identity {
  person = $state.raw<Who | null>(null);

  async load(): Promise<void> {
    this.person = (await get<{ person: Who | null }>('/me')).person;
  }

  /** Makes the guest, or gives it another name. */
  async callMe(name: string): Promise<void> {
    this.person = (await post<{ person: Who }>('/me', { name })).person;
  }
}

export const identity = new Identity();
