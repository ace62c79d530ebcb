import type { Field } from '../../core/fields.ts';
import { failed, type Failure, type Outcome } from '../../core/outcome.ts';
import type { ServiceContext } from '../ask-service.ts';
import { httpUrl, nonEmpty } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import { supportedCountries } from './countries.ts';
import type { KycTier } from './tiers.ts';
import * as v from 'valibot';

/** Identity checks: {url}/{chain}/kyc. */
export const kycService = defineService({
  name: 'kyc',
  config: v.strictObject({ url: httpUrl, chain: nonEmpty }),
  url: ({ url }) => url,
  timeoutMs: 10_000,
  maxBytes: 1_000_000,
});

const resource = (chain: string, query: Record<string, string>) => ({ path: [chain, 'kyc'], query });

/** Codes of the supported countries. */
export const kycCountries = kycService.call({
  request: ({ chain }) => resource(chain, { type: 'countries', chain }),
  read: (answer) =>
    supportedCountries(
      answer
        .at('content')
        .items()
        .map((row) => row.at('id').text()),
    ),
  cacheMs: 3_600_000,
});

/** PENDING, PASSED, FAILED, or the service's own word. */
export interface KycStatus {
  tier: number;
  status: string;
}

const statuses = kycService.call({
  request: ({ chain }, actor: string) => resource(chain, { type: 'status', chain, actor }),
  read: (answer) => {
    const content = answer.isObject ? answer.at('content') : answer;
    return content.missing ? null : content.items().map(readStatus);
  },
  rules: { emptyStatuses: [404] },
});

function readStatus(row: Field): KycStatus {
  return { tier: row.at('tier').number(), status: row.at('status').text().slice(0, 60) };
}

/** Status of one tier. Each failure has the text of its kind. */
export async function kycStatus(at: ServiceContext, actor: string, tier: KycTier | null): Promise<Outcome<KycStatus>> {
  if (actor === '' || tier === null || at.chain.key === '') return failed([fault('bad-input', 'Invalid parameters')]);
  const read = await statuses(at, actor);
  if (read.state === 'failed') {
    return failed([{ ...(read.meta.failures[0] ?? fault('network', '')), message: 'Could not fetch KYC record' }]);
  }
  if (read.state === 'empty')
    return { ...read, meta: { ...read.meta, failures: [fault('empty', 'KYC Status not found')] } };
  const match = read.data.find((row) => row.tier === tier);
  if (match !== undefined) return { ...read, data: match };
  return { state: 'empty', meta: { ...read.meta, failures: [fault('empty', 'No kyc data matching tier found')] } };
}

function fault(code: string, message: string): Failure {
  return { source: 'kyc', endpoint: null, code, message };
}

export interface KycApplication {
  actor: string;
  tier: 1 | 2;
  firstname: string;
  lastname: string;
  /** 'YYYY-MM-DD' */
  birthdate: string;
  /** ISO code of two letters. */
  country: string;
  address: string;
  email: string;
  /** Data URLs of images; tier 2 only. */
  selfie?: string;
  frontofid?: string;
  backofid?: string;
}

const application = kycService.call({
  request: ({ chain }, fields: KycApplication) => ({
    path: [chain, 'kyc'],
    body: { type: 'apply', chain, ...fields },
  }),
  read: (answer) => ({ status: answer.at('status').textOr('PENDING').slice(0, 60) }),
});

/** Hands an application to the service. Nothing of it is kept. */
export async function applyForKyc(at: ServiceContext, fields: KycApplication): Promise<Outcome<{ status: string }>> {
  const read = await application(at, fields);
  if (read.state !== 'failed') return read;
  const failures = read.meta.failures.map((failure) => ({
    ...failure,
    message: `Could not apply for KYC: ${failure.message}`,
  }));
  return { ...read, meta: { ...read.meta, failures } };
}
