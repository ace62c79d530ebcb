import type { PermissionLevel, Session, SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import { levelsByKey } from '../levels-by-key.ts';
import type { ProviderContext, ProviderInfo, SignRequest, SignResult, WalletProvider } from '../provider.ts';
import { PendingRequests } from '../signing-request/pending-requests.ts';
import type { DeviceKey, OpenDevice, SigningDevice } from './signing-device.ts';

export interface HardwareLogin {
  level: PermissionLevel;
  publicKey: string;
  /** Account index of the key's path. */
  index: number;
  /** 'TransportWebHID' for example. */
  transport: string;
}

/** Signs with a key in a hardware wallet. Nothing is stored but the session, which names the key and its path. */
export class HardwareProvider implements WalletProvider<HardwareLogin> {
  readonly info: ProviderInfo;
  readonly #context: ProviderContext;
  readonly #open: OpenDevice;
  readonly #pending: PendingRequests<null>;

  constructor(context: ProviderContext, info: ProviderInfo, open: OpenDevice) {
    this.info = info;
    this.#context = context;
    this.#open = open;
    this.#pending = new PendingRequests(context, 'device');
  }

  /** Keys of the device at these indexes with their accounts. On a click: the browser may ask for the device. */
  async keys(transport: string, indexes: readonly number[]): Promise<DeviceKey[]> {
    const publicKeys = await this.#with(transport, async (device) => {
      const found: string[] = [];
      // oxlint-disable-next-line no-await-in-loop -- a device answers one request at a time
      for (const index of indexes) found.push(await device.publicKey(index));
      return found;
    });
    const levels = await levelsByKey(publicKeys, this.#context);
    return indexes.map((index, at) => ({
      index,
      publicKey: publicKeys[at]!,
      levels: levels.get(publicKeys[at]!) ?? [],
    }));
  }

  async restore(): Promise<SessionState> {
    return 'ready';
  }

  async login({ level, publicKey, index, transport }: HardwareLogin): Promise<Session> {
    const { actor, permission } = level;
    const { chainId } = this.#context;
    return { actor, permission, provider: this.info.id, chainId, publicKey, index, type: transport };
  }

  async sign(request: SignRequest): Promise<SignResult> {
    return this.#pending.take(request, () => null);
  }

  /** Has the device sign a pending request. On a click. Throws 'refused', 'wrong-device', 'device-locked', …. */
  async confirm(id: string): Promise<void> {
    const { session, chainId, transaction } = this.#pending.get(id).sign;
    const { publicKey, index = 0, type = '' } = session;
    const signature = await this.#with(type, async (device) => {
      if ((await device.publicKey(index)) !== publicKey)
        throw new WalletError('wrong-device', 'The device does not hold the key of this account');
      return device.sign(index, chainId, transaction);
    });
    await this.#pending.respond(id, { kind: 'signatures', signatures: [signature] });
  }

  withdraw(request: SignRequest): void {
    this.#pending.withdraw(request);
  }

  async logout(): Promise<void> {
    this.#pending.clear();
  }

  async #with<Result>(transport: string, work: (device: SigningDevice) => Promise<Result>): Promise<Result> {
    const device = await this.#open(transport);
    try {
      return await work(device);
    } finally {
      await device.close();
    }
  }
}
