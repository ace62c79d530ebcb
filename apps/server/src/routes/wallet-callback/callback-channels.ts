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
  /** Callbacks that wait for their channel to be opened, each of at most one request body. */
  early: number;
}

const defaults: ChannelLimits = {
  channels: 5000,
  perAddress: 100,
  perChannel: 8,
  size: 16 * 1024 * 1024,
  lifeMs: 15 * 60_000,
  early: 64,
};

interface Channel {
  address: string;
  callbacks: { callback: WalletCallback; size: number }[];
  expires: number;
  waiting: Waiters;
}

type Waiters = Set<() => void>;

/**
 * In-memory mailboxes between wallets on other devices and the pages that await them. A page opens a channel by polling it;
 * a wallet can post to an open channel only. Number, size and lifetime are bounded.
 */
export class CallbackChannels {
  readonly #channels = new Map<string, Channel>();
  /** Wallets that were faster than the first poll of their page, by channel. */
  readonly #early = new Map<string, Waiters>();
  readonly #limits: ChannelLimits;
  readonly #now: () => number;
  #size = 0;

  constructor(limits: Partial<ChannelLimits> = {}, now: () => number = Date.now) {
    this.#limits = { ...defaults, ...limits };
    this.#now = now;
  }

  /** Number of callbacks that wait for their channel to be opened. */
  get early(): number {
    return [...this.#early.values()].reduce((sum, { size }) => sum + size, 0);
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
    for (const wake of this.#early.get(id) ?? []) wake();
    return true;
  }

  /**
   * Resolves when a channel is open, or after `waitMs`: a page shows its request and polls at the same time, so the
   * wallet's callback can arrive before the first poll.
   */
  async whenOpen(id: string, waitMs: number, signal: AbortSignal): Promise<void> {
    if (this.#channels.has(id) || this.early >= this.#limits.early) return;
    const waiters = this.#early.get(id) ?? new Set();
    this.#early.set(id, waiters);
    await woken(waiters, waitMs, signal);
    if (waiters.size === 0) this.#early.delete(id);
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
    if (channel.callbacks.length <= after) await woken(channel.waiting, waitMs, signal);
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

function woken(waiters: Waiters, waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      waiters.delete(end);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, waitMs);
    waiters.add(end);
    signal.addEventListener('abort', end);
  });
}
