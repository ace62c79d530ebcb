import { Agent, request } from 'node:http';
import { toHex } from '@antescope/codec/bytes/bytes';
import { secondsToTimePointSec, timePointToMicros } from '@antescope/codec/chain/time';
import { packTransaction, refBlock, signingDigest } from '@antescope/codec/chain/transaction';
import { transfer } from '@antescope/devnet/story/actions';
import type { Devnet } from '../../test-kit/devnet-api.ts';

export const connections = 32;
const senderCount = 4;

interface Sender {
  name: string;
  cpu: number;
}

/** The story's accounts with the most CPU, so that no transfer exceeds its limit. */
export async function richSenders(devnet: Devnet): Promise<string[]> {
  const senders: Sender[] = [];
  for (const name of Object.keys(devnet.keys)) {
    if (name === 'eosio') continue;
    const { status, body } = await devnet.call('/v1/chain/get_account', { account_name: name });
    const { cpu_limit: limit } = body as { cpu_limit?: { available: number | string } };
    if (status === 200 && limit !== undefined) senders.push({ name, cpu: Number(limit.available) });
  }
  const sorted = senders.toSorted((a, b) => weight(b) - weight(a));
  return sorted.slice(0, senderCount).map(({ name }) => name);
}

/** No limit ranks first. */
function weight({ cpu }: Sender): number {
  return cpu < 0 ? Number.MAX_SAFE_INTEGER : cpu;
}

export interface TransferOptions {
  readonly senders: readonly string[];
  readonly count: number;
  /** Prefix of the memos, which makes transactions unique with a number. */
  readonly memo: string;
  /** Seconds until they expire; the chain stores their ids until then. */
  readonly lifetime: number;
  readonly sign: (digest: Uint8Array, account: string) => string;
}

/** Bodies for send_transaction, one transfer each. */
export async function signedTransfers(devnet: Devnet, options: TransferOptions): Promise<string[]> {
  const { senders, count, memo, lifetime, sign } = options;
  const info = (await devnet.call('/v1/chain/get_info')).body as { head_block_id: string; head_block_time: string };
  const reference = refBlock(info.head_block_id);
  const now = Number(timePointToMicros(info.head_block_time) / 1_000_000n);
  const expiration = secondsToTimePointSec(now + lifetime);
  return Array.from({ length: count }, (_, index) => {
    const from = senders[index % senders.length]!;
    const to = senders[(index + 1) % senders.length]!;
    const packed = packTransaction({
      expiration,
      ref_block_num: reference.ref_block_num,
      ref_block_prefix: reference.ref_block_prefix,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
      context_free_actions: [],
      actions: [transfer(from, to, '0.0001 EOS', `${memo} ${index}`)],
      transaction_extensions: [],
    });
    const signatures = [sign(signingDigest(devnet.chainId, packed), from)];
    return JSON.stringify({ signatures, compression: 0, packed_context_free_data: '', packed_trx: toHex(packed) });
  });
}

/** Pushes all; returns the number of rejected ones. */
export async function pushAll(devnet: Devnet, bodies: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  let rejected = 0;
  const work = async (): Promise<void> => {
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
      if ((await push(devnet, agent, body)) !== 202) rejected++;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return rejected;
}

function push(devnet: Devnet, agent: Agent, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': Buffer.byteLength(body) };
    const call = request(`${devnet.api}/v1/chain/send_transaction`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(body);
  });
}
