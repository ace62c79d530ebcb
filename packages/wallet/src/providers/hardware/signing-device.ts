import type { Transaction } from '@antescope/codec/chain/transaction';

/** An open connection to a hardware wallet. Methods throw WalletError. */
export interface SigningDevice {
  /** 'PUB_K1_…' of an account index, without a question on the device. */
  publicKey(index: number): Promise<string>;
  /** 'SIG_K1_…', after the device showed the transaction and its owner approved. */
  sign(index: number, chainId: string, transaction: Transaction): Promise<string>;
  close(): Promise<void>;
}

/** Opens a device over a transport, 'TransportWebHID' for example; browsers show their choice on a click only. */
export type OpenDevice = (transport: string) => Promise<SigningDevice>;

/** A key of a device with the permissions that it is part of. */
export interface DeviceKey {
  index: number;
  /** 'PUB_K1_…' */
  publicKey: string;
  levels: readonly { actor: string; permission: string }[];
}
