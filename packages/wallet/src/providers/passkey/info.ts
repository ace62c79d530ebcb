import type { ProviderInfo } from '../provider.ts';

/** Passkeys of the device (WebAuthn), as keys of type WA. */
export const passkeyInfo: ProviderInfo = {
  id: 'passkey',
  nameKey: 'passkey',
  keyOnly: true,
  prompt: true,
  // FIO accepts keys of type K1 only.
  offeredOn: ({ family }) => family !== 'fio',
  // Chains accept assertions of https origins only, and IP addresses are no relying parties.
  availability: () =>
    Promise.resolve(
      'PublicKeyCredential' in globalThis && location.protocol === 'https:' && !/^\[|^[\d.]+$/.test(location.hostname)
        ? { state: 'ready' }
        : { state: 'unsupported' },
    ),
};
