import { check } from '../check.ts';
import { encodeText } from '@antescope/codec/bytes/bytes';
import { formatPublicKey } from '@antescope/codec/keys/key';
import type { BlockSigningAuthority } from '../../contract.ts';
import { isUnclaimed, producerKeys, updateTotalShare } from './producer-votes.ts';
import type { ProducerAuthorityValue, ProducerRow } from './rows.ts';
import type { System } from './system.ts';

/** The null key, all zeros. */
const noKey = formatPublicKey({ type: 'K1', data: new Uint8Array(33) });

export function registerWithKey(
  system: System,
  data: { producer: string; producer_key: string; url: string; location: number },
): void {
  system.ctx.requireAuth(data.producer);
  checkUrl(system, data.url);
  const authority = { threshold: 1, keys: [{ key: data.producer_key, weight: 1 }] };
  register(system, data.producer, authority, data.url, data.location);
}

export function registerWithAuthority(
  system: System,
  data: { producer: string; producer_authority: ProducerAuthorityValue; url: string; location: number },
): void {
  system.ctx.requireAuth(data.producer);
  checkUrl(system, data.url);
  const [, authority] = data.producer_authority;
  check(system.ctx, isValidAuthority(authority), 'invalid producer authority');
  register(system, data.producer, authority, data.url, data.location);
}

export function unregister(system: System, { producer }: { producer: string }): void {
  system.ctx.requireAuth(producer);
  deactivate(system, producer);
}

export function remove(system: System, { producer }: { producer: string }): void {
  system.ctx.requireAuth(system.ctx.receiver);
  deactivate(system, producer);
}

function deactivate(system: System, producer: string): void {
  const { producers } = system;
  check(system.ctx, producers.has(producer), 'producer not found');
  producers.modify(
    producer,
    null,
    (row) => {
      row.producer_key = noKey;
      row.is_active = false;
      delete row.producer_authority;
    },
    producerKeys,
  );
}

function register(
  system: System,
  producer: string,
  authority: BlockSigningAuthority,
  url: string,
  location: number,
): void {
  const { time, producers, producerPay } = system;
  const row = producers.get(producer);
  const [only] = authority.keys;
  const shared: Omit<ProducerRow, 'owner' | 'total_votes' | 'unpaid_blocks' | 'last_claim_time'> = {
    producer_key: only !== undefined && authority.keys.length === 1 ? only.key : noKey,
    is_active: true,
    url,
    location,
    producer_authority: ['block_signing_authority_v0', authority],
  };
  if (row === null) {
    const fresh = { owner: producer, total_votes: 0, unpaid_blocks: 0, last_claim_time: time, ...shared };
    producers.emplace(producer, producer, fresh, producerKeys(fresh));
  } else {
    producers.modify(
      producer,
      producer,
      (changed) => {
        Object.assign(changed, shared);
        if (isUnclaimed(changed)) changed.last_claim_time = time;
      },
      producerKeys,
    );
  }
  if (producerPay.has(producer)) return;
  producerPay.emplace(producer, producer, { owner: producer, votepay_share: 0, last_votepay_share_update: time });
  // A producer from before pay shares adds its votes to the total.
  if (row !== null) updateTotalShare(system, 0, row.total_votes);
}

function checkUrl(system: System, url: string): void {
  check(system.ctx, encodeText(url).length < 512, 'url too long');
}

function isValidAuthority({ threshold, keys }: BlockSigningAuthority): boolean {
  const unique = new Set(keys.map(({ key }) => key));
  const sum = keys.reduce((total, { weight }) => total + weight, 0);
  return threshold > 0 && unique.size === keys.length && sum >= threshold;
}
