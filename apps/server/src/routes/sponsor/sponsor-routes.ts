import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../platform/address-key.ts';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import { apiError } from '../../platform/envelope.ts';
import { sendJson } from '../../platform/send-json.ts';
import type { Sponsor } from './sponsor.ts';
import { NotSponsored, type SponsorRequest } from './sponsored-transaction.ts';

/** Signatures per address and minute. */
const mostPerMinute = 20;

const account = { type: 'string', pattern: '^[a-z1-5.]{1,13}$' };
const parameters = { type: 'object', properties: { account }, required: ['account'] };
const body = {
  type: 'object',
  properties: {
    actions: { type: 'array' },
    transactionHeader: { type: 'object' },
    cs: { type: 'string', maxLength: 2000 },
  },
  required: ['actions', 'transactionHeader'],
  additionalProperties: false,
};

/**
 * Free CPU of the chains with a sponsor: GET cpu/{account} returns {account, left, limit}, POST cpu with {actions,
 * transactionHeader, cs} returns {error, signatures, serializedTransaction}.
 */
export function addSponsor(
  app: FastifyInstance,
  directory: ChainDirectory,
  sponsors: ReadonlyMap<string, Sponsor>,
  report: (problem: string) => void,
): void {
  const sponsorOf = (request: FastifyRequest): Sponsor | undefined =>
    sponsors.get(directory.of(request.raw).chain.config.key);
  const none = apiError(404, 'not-found', 'This chain has no sponsor');
  const turns = new Turns();

  app.get<{ Params: { account: string } }>(
    '/api/v1/cpu/:account',
    { schema: { params: parameters } },
    async (request, reply) => {
      const sponsor = sponsorOf(request);
      if (sponsor === undefined) return sendJson(request, reply, none);
      reply.header('cache-control', 'no-store');
      return sendJson(request, reply, { status: 200, body: sponsor.left(request.params.account) });
    },
  );

  app.post<{ Body: SponsorRequest }>('/api/v1/cpu', { schema: { body } }, async (request, reply) => {
    const sponsor = sponsorOf(request);
    if (sponsor === undefined) return sendJson(request, reply, none);
    const refuse = (status: number, error: string) =>
      sendJson(request, reply, { status, body: { error, signatures: [], serializedTransaction: '' } });
    if (!turns.take(addressKey(request.ip))) return refuse(429, 'Too many requests');
    try {
      return await sendJson(request, reply, {
        status: 200,
        body: { error: null, ...(await sponsor.cosign(request.body)) },
      });
    } catch (error) {
      if (error instanceof NotSponsored) return refuse(400, error.message);
      report(`free CPU: ${error instanceof Error ? error.message : String(error)}`);
      return refuse(502, 'The sponsor is not available');
    }
  });
}

/** Requests of each address in the current minute. */
class Turns {
  #minute = 0;
  #taken = new Map<string, number>();

  /** False: the address has used its share. */
  take(address: string): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#taken = new Map();
    }
    const taken = this.#taken.get(address) ?? 0;
    if (taken >= mostPerMinute) return false;
    this.#taken.set(address, taken + 1);
    return true;
  }
}
