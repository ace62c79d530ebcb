import { parsePublicKey, formatPublicKey } from '@antescope/codec/keys/key';

/** Input that fails a validation rule. */
export class InputError extends Error {
  override name = 'InputError';
}

/** Validation messages; each is used by one rule below. */
export const inputMessages = {
  limit: (max: number) => `Limit must be between 0 and ${max}`,
  marketIds: 'Must provide atleast one market ID',
  account: 'Please enter an account.',
  historyAccount: 'account is required',
  wrapReceiver: (wrapAccount: string) => `${wrapAccount} must be receiver`,
  newKey: 'Public key only, should be 54 characters long and start with PUB_K1',
} as const;

/** Validates a page size: above 0 and at most the endpoint's maximum. */
export function checkedLimit(limit: number, max: number): number {
  if (!Number.isInteger(limit) || limit <= 0 || limit > max) throw new InputError(inputMessages.limit(max));
  return limit;
}

export function checkedMarketIds<T>(ids: readonly T[]): readonly T[] {
  if (ids.length === 0) throw new InputError(inputMessages.marketIds);
  return ids;
}

/** A typed name; blank input is rejected. */
export function enteredAccount(text: string): string {
  const name = text.trim();
  if (name === '') throw new InputError(inputMessages.account);
  return name;
}

/** The account whose history is requested. */
export function historyAccount(text: string | undefined): string {
  const name = text?.trim() ?? '';
  if (name === '') throw new InputError(inputMessages.historyAccount);
  return name;
}

/** A transfer to the wrap account comes from another account and goes to that account alone. */
export function checkedWrap(transfer: { from: string; to: string }, wrapAccount: string): void {
  if (transfer.to !== wrapAccount || transfer.from === wrapAccount)
    throw new InputError(inputMessages.wrapReceiver(wrapAccount));
}

/**
 * A K1 key for a new authority, in its modern form: any key with a right checksum that starts with PUB_K1_, or a legacy
 * one. The message says 54 characters, the length of a legacy key; a modern key has 57.
 */
export function newAuthorityKey(text: string): string {
  try {
    const key = parsePublicKey(text.trim());
    if (key.type === 'K1') return formatPublicKey(key);
  } catch {
    // Said below, as for a key of another kind.
  }
  throw new InputError(inputMessages.newKey);
}
