import type { Person } from './server/api';
import { get, post } from './server/http';

/** Who this browser is: a guest with a name, or nobody yet. */
class Identity {
  person = $state.raw<Person | null>(null);

  async load(): Promise<void> {
    this.person = (await get<{ person: Person | null }>('/me')).person;
  }

  /** Makes the guest, or gives it another name. */
  async callMe(name: string): Promise<void> {
    this.person = (await post<{ person: Person }>('/me', { name })).person;
  }
}

export const identity = new Identity();
