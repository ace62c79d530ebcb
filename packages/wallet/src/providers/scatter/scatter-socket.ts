import { toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import type { KeyValueStorage } from '../../session/key-value-storage.ts';
import { WalletError } from '../../wallet-error.ts';
import type { ScatterApi } from './scatter-api.ts';

/** Where desktop wallets of Scatter's family listen. The port with TLS needs a certificate of a domain that is not ours. */
export const scatterSocket = 'ws://127.0.0.1:50005';

const storageKey = 'antescope-scatter';
const plugin = 'Antescope';

/** Identifies this site to the wallet; the nonce of the last request proves the next one. */
interface Pairing {
  appkey: string;
  nonce: string;
}

interface OpenRequest {
  done: (result: unknown) => void;
  fail: (error: unknown) => void;
}

/** Connects to a desktop wallet on this device and asks the person for permission; null: none listens. */
export async function connectScatterSocket(
  address: string,
  origin: string,
  storage: KeyValueStorage | null,
): Promise<ScatterApi | null> {
  const socket = await openSocket(`${address}/socket.io/?EIO=3&transport=websocket`);
  if (socket === null) return null;
  const wallet = new SocketWallet(socket, origin, storage);
  await wallet.pair();
  return wallet;
}

function openSocket(url: string): Promise<WebSocket | null> {
  return new Promise((done) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => done(socket));
    // A failed connection ends without an error in some browsers.
    for (const end of ['error', 'close']) socket.addEventListener(end, () => done(null));
  });
}

class SocketWallet implements ScatterApi {
  readonly #socket: WebSocket;
  readonly #origin: string;
  readonly #storage: KeyValueStorage | null;
  readonly #requests = new Map<string, OpenRequest>();
  #pairing: OpenRequest | null = null;
  #paired: Pairing;

  constructor(socket: WebSocket, origin: string, storage: KeyValueStorage | null) {
    this.#socket = socket;
    this.#origin = origin;
    this.#storage = storage;
    this.#paired = storedPairing(storage) ?? { appkey: newAppKey(), nonce: '' };
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#hear(data));
    socket.addEventListener('close', () => this.#closed());
    socket.send('40/scatter');
  }

  /** Throws 'refused' if the person does not allow this site to connect. */
  async pair(): Promise<void> {
    const { appkey } = this.#paired;
    const answer = new Promise<unknown>((done, fail) => (this.#pairing = { done, fail }));
    this.#send('pair', { appkey, origin: this.#origin, passthrough: false });
    if ((await answer) !== true) throw new WalletError('refused', 'The wallet did not allow this site to connect');
    // The wallet knows the key of a new pairing by its hash from now on.
    if (this.#paired.appkey.startsWith('appkey:')) this.#keep({ ...this.#paired, appkey: hashOf(this.#paired.appkey) });
  }

  identity: ScatterApi['identity'] = (network) =>
    this.#request('getOrRequestIdentity', { fields: { accounts: [network] } });

  sign: ScatterApi['sign'] = (network, { serializedTransaction, abis, ...rest }) => {
    const transaction = {
      ...rest,
      serializedTransaction: toHex(serializedTransaction),
      abis: abis.map(({ accountName, abi }) => ({ accountName, abi: toHex(abi) })),
    };
    return this.#request('requestSignature', { transaction, blockchain: 'eos', network, requiredFields: {} });
  };

  async forget(): Promise<void> {
    await this.#request('forgetIdentity', {});
    this.#storage?.removeItem(storageKey);
    this.#socket.close(1000);
  }

  #request(type: string, payload: object): Promise<unknown> {
    if (this.#socket.readyState !== WebSocket.OPEN)
      return Promise.reject(new WalletError('cancelled', 'The wallet was closed'));
    const id = randomText();
    const next = randomText();
    const { appkey, nonce } = this.#paired;
    const answer = new Promise<unknown>((done, fail) => this.#requests.set(id, { done, fail }));
    this.#send('api', {
      type,
      payload: { ...payload, origin: this.#origin },
      id,
      appkey,
      nonce: nonce === '' ? 0 : nonce,
      nextNonce: hashOf(next),
    });
    this.#keep({ appkey, nonce: next });
    return answer;
  }

  #send(type: string, data: object): void {
    this.#socket.send(`42/scatter,${JSON.stringify([type, { data, plugin }])}`);
  }

  #hear(data: unknown): void {
    const message = readMessage(data);
    if (message === null) return;
    const [type, value] = message;
    if (type === 'ping') this.#socket.send('42/scatter,["pong"]');
    else if (type === 'paired') this.#pairing?.done(value);
    else if (type === 'rekey') this.#rekey();
    else if (type === 'api') this.#answer(value);
  }

  /** The wallet does not know the key: it asks for a new one before it asks the person. */
  #rekey(): void {
    this.#paired = { appkey: newAppKey(), nonce: '' };
    this.#send('rekeyed', { appkey: this.#paired.appkey, origin: this.#origin });
  }

  #answer(value: unknown): void {
    const { id, result } = (value ?? {}) as { id?: unknown; result?: unknown };
    const request = typeof id === 'string' ? this.#requests.get(id) : undefined;
    if (request === undefined) return;
    this.#requests.delete(id as string);
    if (typeof result === 'object' && result !== null && 'isError' in result) request.fail(result);
    else request.done(result);
  }

  #closed(): void {
    const error = new WalletError('cancelled', 'The wallet was closed');
    for (const { fail } of [...this.#requests.values(), ...(this.#pairing === null ? [] : [this.#pairing])])
      fail(error);
    this.#requests.clear();
  }

  #keep(pairing: Pairing): void {
    this.#paired = pairing;
    this.#storage?.setItem(storageKey, JSON.stringify(pairing));
  }
}

/** Type and value of a message of the wallet; null for the handshake of its transport and what cannot be read. */
function readMessage(data: unknown): [unknown, unknown] | null {
  const prefix = '42/scatter,';
  if (typeof data !== 'string' || !data.startsWith(prefix)) return null;
  try {
    const [type, value] = JSON.parse(data.slice(prefix.length)) as [unknown, unknown];
    return [type, typeof value === 'string' ? (JSON.parse(value) as unknown) : value];
  } catch {
    return null;
  }
}

function storedPairing(storage: KeyValueStorage | null): Pairing | null {
  const text = storage?.getItem(storageKey) ?? null;
  return text === null ? null : (JSON.parse(text) as Pairing);
}

function newAppKey(): string {
  return `appkey:${randomText()}`;
}

function randomText(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(24)));
}

function hashOf(text: string): string {
  return toHex(sha256(new TextEncoder().encode(text)));
}
