import { fieldsOf, refusal, type StandIn } from './stand-in.ts';

/**
 * Email addresses of accounts: pending until the message is confirmed, which never happens here. An address at
 * `bounce.example` is refused.
 */
export const accountEmail: StandIn = (request) => {
  const [first, account, last] = request.path;
  if (request.method !== 'POST' || first !== 'accounts' || last !== 'email') return null;
  const { email, consent, signer } = fieldsOf(request);
  if ((signer as { actor?: unknown } | undefined)?.actor !== account) return refusal(403, 'signed by another account');
  if (consent !== true) return refusal(400, 'consent is missing');
  if (String(email).endsWith('@bounce.example')) return refusal(422, 'The address does not accept messages');
  return { value: { status: 'pending' } };
};
