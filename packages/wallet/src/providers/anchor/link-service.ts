import type { CallbackRelay, WalletCallback } from '../callback-relay.ts';
import { readCallback } from '../signing-request/wallet-response.ts';
import { WalletError } from '../../wallet-error.ts';

/** Characters of a message; requests and their answers are a few thousand. */
const longestMessage = 100_000;
/** A connection that ends sooner than this, in milliseconds, counts as failed. */
const shortest = 5000;

/**
 * The service between pages and linked wallets (buoy). Whoever knows a channel can post to it, and its operator sees all
 * answers: they are untrusted until their signatures are verified. Channels keep messages for a listener to come.
 */
export class LinkService implements CallbackRelay {
  readonly #service: string;

  /** `service`: http(s) address. */
  constructor(service: string) {
    this.#service = service.replace(/\/$/, '');
  }

  address(channel: string): string {
    return `${this.#service}/${channel}`;
  }

  /** Delivers a message to a channel. Throws 'unreachable'. */
  async send(channel: string, message: Uint8Array<ArrayBuffer>): Promise<void> {
    let status: number;
    try {
      ({ status } = await fetch(this.address(channel), { method: 'POST', body: message }));
    } catch (cause) {
      throw new WalletError('unreachable', 'The link service does not respond', { cause });
    }
    if (status < 200 || status > 299) throw new WalletError('unreachable', `The link service responded with ${status}`);
  }

  /** The next message of a channel that is a callback; others are dropped. Rejects if the connection fails. */
  read(channel: string, _after: number, signal: AbortSignal): Promise<readonly WalletCallback[]> {
    return new Promise((done, fail) => {
      const started = Date.now();
      const socket = new WebSocket(`${this.address(channel).replace(/^http/, 'ws')}?v=2`);
      socket.binaryType = 'arraybuffer';
      const end = (): void => socket.close(1000);
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
      socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { text, receipt } = readMessage(data);
        if (receipt !== null) socket.send(receipt);
        const callback = callbackOrNull(text);
        if (callback === null) return;
        done([callback]);
        end();
      });
      socket.addEventListener('close', () => {
        signal.removeEventListener('abort', end);
        // Services end idle connections: the next one continues.
        if (signal.aborted || Date.now() - started > shortest) done([]);
        else fail(new WalletError('unreachable', 'The link service does not respond'));
      });
    });
  }
}

/** Version 2 of the protocol puts four bytes before a message, which its receipt repeats. */
function readMessage(data: unknown): { text: string; receipt: Uint8Array<ArrayBuffer> | null } {
  if (typeof data === 'string') return { text: data, receipt: null };
  if (!(data instanceof ArrayBuffer) || data.byteLength > longestMessage) return { text: '', receipt: null };
  const bytes = new Uint8Array(data);
  const numbered = bytes[0] === 0x42 && bytes[1] === 0x42 && bytes[2] === 0x01;
  const text = new TextDecoder().decode(numbered ? bytes.subarray(4) : bytes);
  return { text, receipt: numbered ? Uint8Array.of(0x42, 0x42, 0x02, bytes[3]!) : null };
}

function callbackOrNull(text: string): WalletCallback | null {
  if (text.length > longestMessage) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return readCallback(value as Record<string, unknown>);
  } catch {
    return null;
  }
}
