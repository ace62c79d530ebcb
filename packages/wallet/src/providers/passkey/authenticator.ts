import type { AuthenticatorAnswer } from '@antescope/codec/curve/webauthn';

/** A new credential. */
export interface CreatedCredential {
  /** Hex. */
  id: string;
  /** Compressed point of P-256, 33 bytes. */
  point: Uint8Array;
  /** Relying party: the host of the page. */
  host: string;
}

export interface AssertionRequest {
  challenge: Uint8Array;
  /** Hex; null: the person chooses among the credentials of this host. */
  credential: string | null;
  /** Whether the person must be verified (fingerprint, PIN) rather than only present. */
  verified: boolean;
}

/** What creates keys and signs with them; keys never leave it. All methods throw WalletError 'cancelled' or 'refused'. */
export interface Authenticator {
  create(name: string): Promise<CreatedCredential>;
  assert(request: AssertionRequest): Promise<{ credential: string; answer: AuthenticatorAnswer }>;
}
