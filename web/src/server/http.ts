import type { Refusal } from '../generated/protocol';
import { edition } from './edition.svelte';

/** The server understood and said no. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.kind);
  }
}

/** No answer came: nobody knows whether the request arrived. */
export class Unreachable extends Error {}

const PAUSES = [300, 1000, 3000];

export function get<T>(path: string): Promise<T> {
  return request<T>(path, { method: 'GET' });
}

/** Posts something; the signal tells when its answer is no longer wanted. */
export function post<T>(path: string, body: unknown = {}, signal: AbortSignal | null = null): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...edition.header };
  return request<T>(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

/**
 * Posts an action under a number of its own. When the connection is lost the same action is sent again: the server
 * gives its first reply and does nothing twice.
 *
 * @throws Refused if the server says no, Unreachable if it does not answer after some tries
 */
export async function act<T>(path: string, body: object): Promise<T> {
  const numbered = { ...body, action: actionId() };
  for (const pause of PAUSES) {
    try {
      return await post<T>(path, numbered);
    } catch (fault) {
      if (!(fault instanceof Unreachable)) {
        throw fault;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return post<T>(path, numbered);
}

/** Random hex digits from the platform's cryptography; two for each byte. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function actionId(): string {
  return randomHex(12);
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const reply = await fetch(`/api${path}`, { ...init, credentials: 'same-origin' }).catch((fault: unknown) => {
    throw new Unreachable(String(fault));
  });
  edition.see(reply);
  const text = await reply.text().catch((fault: unknown) => {
    throw new Unreachable(String(fault));
  });
  if (reply.ok) {
    return (text === '' ? {} : JSON.parse(text)) as T;
  }
  throw refused(reply.status, text);
}

function refused(status: number, text: string): Refused | Unreachable {
  try {
    return new Refused(status, (JSON.parse(text) as { error: Refusal }).error);
  } catch {
    return new Unreachable(`status ${status}`);
  }
}
