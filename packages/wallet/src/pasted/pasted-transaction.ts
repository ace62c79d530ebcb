import type { Action, Extension, PermissionLevel, TransactionHeader } from '@antescope/codec/chain/transaction';
import { decodeTransactionExtension } from '@antescope/codec/chain/transaction-extension';
import { PasteFault } from './paste-fault.ts';

/** Maximum characters of the text, and bytes of its actions. */
export const mostPasted = 256 * 1024;
/** Maximum number of actions. */
export const mostActions = 100;

export interface PastedAction {
  account: string;
  name: string;
  authorization: readonly PermissionLevel[];
  /** Packed data; null: not given. */
  bytes: Uint8Array | null;
  /** Data by field names; undefined: not given. */
  fields: unknown;
}

/** A transaction from outside. Nothing of it is checked against the chain. */
export interface PastedTransaction {
  /** The fields of a request may contain placeholders for the signer. */
  source: 'packed' | 'json' | 'request';
  /** All zero without one. */
  header: TransactionHeader;
  actions: readonly PastedAction[];
  contextFreeActions: readonly Action[];
  extensions: readonly Extension[];
  hasContextFreeData: boolean;
  /** Where a wallet would report the signature of a request; '' for none. */
  callback: string;
}

const noExpiration = '1970-01-01T00:00:00';

export const emptyHeader: TransactionHeader = {
  expiration: noExpiration,
  ref_block_num: 0,
  ref_block_prefix: 0,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
};

/** Whether a header has an expiration or a reference block. */
export function isTied({ expiration, ref_block_num, ref_block_prefix }: TransactionHeader): boolean {
  return expiration !== noExpiration || ref_block_num !== 0 || ref_block_prefix !== 0;
}

/** Throws PasteFault for no actions, for more than the page shows, and for extensions that no node takes. */
export function checkPasted(pasted: PastedTransaction): PastedTransaction {
  const { actions } = pasted;
  if (actions.length === 0) throw new PasteFault('no-actions');
  if (actions.length > mostActions) throw new PasteFault('too-many-actions', [String(mostActions)]);
  const bytes = actions.reduce((sum, action) => sum + (action.bytes?.length ?? 0), 0);
  if (bytes > mostPasted) throw tooLong();
  for (const [index, extension] of pasted.extensions.entries()) checkExtension(extension, index);
  return pasted;
}

export function tooLong(): PasteFault {
  return new PasteFault('too-long', [String(mostPasted / 1024)]);
}

function checkExtension(extension: Extension, index: number): void {
  try {
    decodeTransactionExtension(extension);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PasteFault('extension-invalid', [reason], `transaction_extensions[${index}]`, { cause });
  }
}
