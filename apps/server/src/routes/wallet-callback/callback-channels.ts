/** What a wallet reports about a signing request: texts by short names. */
export type WalletCallback = Readonly<Record<string, string>>;

export interface ChannelLimits {
  channels: number;
  /** Open channels of one IP address, which several people may share. */
  perAddress: number;
  /** Callbacks of one channel: a stranger's garbage must not keep the wallet's own out. */
  perChannel: number;
  /** Characters of all callbacks together. */
  size: number;
  /** Milliseconds that a channel stays open after its page's last poll. */
  lifeMs: number;
}

const defaults: ChannelLimits = {
  channels: 5000,
  perAddress: 100,
  perChannel: 8,
  size: 16 * 1024 * 1024,
  lifeMs: 15 * 60_000,
};

interface Channel {
  address: string;
  callbacks: { callback: WalletCallback; size: number }[];
  expires: number;
  waiting: Set<() => void>;
}

/**
 * In-memory mailboxes between wallets on other devices and the pages that await them. A page opens a channel by polling it;
 * a wallet can post to an open channel only. Number, size and lifetime are bounded.
 */
export class CallbackChannels {
  readonly #channels = new Map<string, Channel>();
  readonly #limits: ChannelLimits;
  readonly #now: () => number;
  #size = 0;

  constructor(limits: Partial<ChannelLimits> = {}, now: () => number = Date.now) {
    this.#limits = { ...defaults, ...limits };
    this.#now = now;
  }

  /** Opens a channel, or keeps an open one from expiring. False: there are too many. */
  open(id: string, address: string): boolean {
    this.#removeExpired();
    const expires = this.#now() + this.#limits.lifeMs;
    const channel = this.#channels.get(id);
    if (channel !== undefined) {
      channel.expires = expires;
      return true;
    }
    const own = [...this.#channels.values()].filter((open) => open.address === address).length;
    if (this.#channels.size >= this.#limits.channels || own >= this.#limits.perAddress) return false;
    this.#channels.set(id, { address, callbacks: [], expires, waiting: new Set() });
    return true;
  }

  post(id: string, callback: WalletCallback): 'accepted' | 'unknown' | 'full' {
    this.#removeExpired();
    const channel = this.#channels.get(id);
    if (channel === undefined) return 'unknown';
    const size = JSON.stringify(callback).length;
    if (channel.callbacks.length >= this.#limits.perChannel || this.#size + size > this.#limits.size) return 'full';
    channel.callbacks.push({ callback, size });
    this.#size += size;
    for (const wake of channel.waiting) wake();
    return 'accepted';
  }

  /** Callbacks after the first `after`; waits up to `waitMs` for one. */
  async read(id: string, after: number, waitMs: number, signal: AbortSignal): Promise<WalletCallback[]> {
    const channel = this.#channels.get(id);
    if (channel === undefined) return [];
    if (channel.callbacks.length <= after) await woken(channel, waitMs, signal);
    return channel.callbacks.slice(after).map(({ callback }) => callback);
  }

  #removeExpired(): void {
    const now = this.#now();
    for (const [id, { expires, callbacks }] of this.#channels) {
      if (expires > now) continue;
      for (const { size } of callbacks) this.#size -= size;
      this.#channels.delete(id);
    }
  }
}

function woken(channel: Channel, waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      channel.waiting.delete(end);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, waitMs);
    channel.waiting.add(end);
    signal.addEventListener('abort', end);
  });
}
