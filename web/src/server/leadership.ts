const BEAT = 1500;
const SILENCE = 4500;

/**
 * Sees to it that one of a browser's tabs leads. `lead` is called when it is this one, `follow` when it no longer is.
 * Web Locks are only there in a secure context; over plain HTTP in a home network the tabs find their leader by talking.
 */
export function leadership(name: string, lead: () => void, follow: () => void): () => void {
  return 'locks' in navigator ? byLock(name, lead) : byTalk(name, lead, follow);
}

function byLock(name: string, lead: () => void): () => void {
  const over = new AbortController();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks
    .request(name, { signal: over.signal }, () => {
      lead();
      return held;
    })
    .catch(() => undefined);
  return () => {
    over.abort();
    release();
  };
}

/** A leader says so again and again; who hears none for a while takes over, and of two the one with the greater number stays. */
function byTalk(name: string, lead: () => void, follow: () => void): () => void {
  const channel = new BroadcastChannel(`${name}:leader`);
  const number = Math.random();
  let leading = false;
  let heard = Date.now() - SILENCE + 500 * number;
  channel.onmessage = ({ data }: MessageEvent<number>) => {
    if (leading && data < number) {
      return;
    }
    heard = data < 0 ? 0 : Date.now();
    if (leading) {
      leading = false;
      follow();
    }
  };
  const timer = setInterval(() => {
    if (!leading && Date.now() - heard > SILENCE) {
      leading = true;
      lead();
    }
    if (leading) {
      channel.postMessage(number);
    }
  }, BEAT / 6);
  return () => {
    clearInterval(timer);
    if (leading) {
      channel.postMessage(-1);
    }
    channel.close();
  };
}
