import * as v from 'valibot';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import type { SignedEnvelope } from '../wrap/wrap.ts';

/** Email addresses of accounts, for notifications and backup. */
export const accountEmailService = defineService({
  name: 'accountEmail',
  config: v.strictObject({ url: httpUrl }),
  url: ({ url }) => url,
  timeoutMs: 6000,
  maxBytes: 10_000,
});

/**
 * Links an address to the account that signed the envelope, with its consent. The service verifies the signature, and sends
 * a message to confirm the address: 'pending' until that is done.
 */
export const linkEmail = accountEmailService.call({
  request: (_config, login: SignedEnvelope, email: string) => ({
    path: ['accounts', login.signer.actor, 'email'],
    body: { ...login, email, consent: true },
  }),
  read: (answer) => {
    const status = (['pending', 'linked'] as const).find((each) => each === answer.at('status').value);
    return { status: status ?? answer.at('status').fail("'pending' or 'linked'") };
  },
});
