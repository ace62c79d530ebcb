import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { WalletError } from '@antescope/wallet/wallet-error';
import type { AssertionRequest, Authenticator } from '@antescope/wallet/providers/passkey/authenticator';

/** ES256: ECDSA on P-256 with SHA-256, the only algorithm of WA keys. */
const es256 = -7;
/** Uncompressed point at the end of the key's SubjectPublicKeyInfo: 04, x, y. */
const pointBytes = 65;

/** The authenticators of this browser. */
export const browserAuthenticator: Authenticator = {
  async create(name) {
    const credential = await asked(
      navigator.credentials.create({
        publicKey: {
          challenge: crypto.getRandomValues(new Uint8Array(32)),
          rp: { id: location.hostname, name: 'Antescope' },
          user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
          pubKeyCredParams: [{ type: 'public-key', alg: es256 }],
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        },
      }),
    );
    const response = credential.response as AuthenticatorAttestationResponse;
    const key = response.getPublicKey();
    if (key === null || response.getPublicKeyAlgorithm() !== es256)
      throw new WalletError('refused', 'The authenticator has no keys of type ES256');
    const [x, y] = [key.byteLength - pointBytes + 1, key.byteLength - pointBytes + 33];
    const bytes = new Uint8Array(key);
    const point = new Uint8Array([2 + (bytes.at(-1)! & 1), ...bytes.subarray(x, y)]);
    return { id: toHex(new Uint8Array(credential.rawId)), point, host: location.hostname };
  },

  async assert({ challenge, credential, verified }: AssertionRequest) {
    const found = await asked(
      navigator.credentials.get({
        publicKey: {
          challenge: new Uint8Array(challenge),
          rpId: location.hostname,
          userVerification: verified ? 'required' : 'discouraged',
          ...(credential === null
            ? {}
            : { allowCredentials: [{ type: 'public-key', id: new Uint8Array(fromHex(credential)) }] }),
        },
      }),
    );
    const response = found.response as AuthenticatorAssertionResponse;
    return {
      credential: toHex(new Uint8Array(found.rawId)),
      answer: {
        authenticatorData: new Uint8Array(response.authenticatorData),
        clientDataJSON: new Uint8Array(response.clientDataJSON),
        signature: new Uint8Array(response.signature),
      },
    };
  },
};

/** Browsers report a refusal, a closed dialog and a timeout alike. */
async function asked(pending: Promise<Credential | null>): Promise<PublicKeyCredential> {
  let credential: Credential | null;
  try {
    credential = await pending;
  } catch (cause) {
    const isClosed = cause instanceof DOMException && cause.name === 'NotAllowedError';
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new WalletError(isClosed ? 'cancelled' : 'refused', message, { cause });
  }
  if (credential === null) throw new WalletError('cancelled', 'No passkey was chosen');
  return credential as PublicKeyCredential;
}
