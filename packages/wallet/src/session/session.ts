/** An account and the permission that it acts with. */
export interface PermissionLevel {
  actor: string;
  permission: string;
}

/** A connected account. It is stored as is, so it must not contain a secret. */
export interface Session extends PermissionLevel {
  /** Id of the provider that signs for it. */
  provider: string;
  chainId: string;
  /** 'PUB_…'; null where the provider does not disclose its key. */
  publicKey: string | null;
  /** How its device is connected, 'TransportWebHID' for example; absent without a device. */
  type?: string;
  /** Account index of the key's path on its device; absent without a device. */
  index?: number;
}

/**
 * What signing needs in this page: nothing, an unlock, or connecting again because the key is not on this device.
 */
export type SessionState = 'ready' | 'locked' | 'reconnect';

export function levelText({ actor, permission }: PermissionLevel): string {
  return `${actor}@${permission}`;
}

/** Parses 'alice@active' or 'alice', which means 'alice@active'; null for anything else. */
export function parseLevel(text: string): PermissionLevel | null {
  const match = /^([.1-5a-z]{1,13})(?:@([.1-5a-z]{1,13}))?$/.exec(text.trim());
  return match === null ? null : { actor: match[1]!, permission: match[2] ?? 'active' };
}

/** Whether two sessions are the same account, permission and provider. */
export function isSameSession(a: Session, b: Session): boolean {
  return a.actor === b.actor && a.permission === b.permission && a.provider === b.provider && a.chainId === b.chainId;
}
