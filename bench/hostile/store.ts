import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { formatPublicKey } from '@antescope/codec/keys/key';
import type { Abi } from '@antescope/codec/abi/abi';
import { encodeAbi } from '@antescope/codec/abi/binary';
import type { BlockRows, PermissionChange } from '@antescope/index/store/block-rows';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';
import { genesis, randomBlocks } from '../../packages/index/test/random-blocks.ts';

/** Key and account that are part of every hostile permission; the recorded node has no answer for this key. */
export const hotKey = formatPublicKey({ type: 'K1', data: new Uint8Array(33).fill(2) });
export const hotAccount = 'alice';

const nothingFinal = { lastIrreversible: { number: 0, id: '' } };
const batchBlocks = 500;
const perBlock = 20_000;
/** Bases of a chain of structs, and fields of an ABI. */
const abiParts = 3000;
const largeActions = 20;
const largeBytes = 60_000;

/**
 * Fills a store with what real chains and attackers have: `size` permissions with one key and one account, as many scopes
 * of a table, three times as many rows that are gone, seven times as many action traces, ABIs without end, large actions.
 */
export async function fillHostile(
  path: string,
  chain: string,
  size: number,
): Promise<{ traces: number; head: number }> {
  const writer = new SqliteWriter(path, chain);
  let [from, traces, permissions, scopes, gone, seed] = [genesis, 0, 0, 0, 0, 1];
  while (traces < 7 * size || permissions < size || gone < 6 * size) {
    const { blocks, point } = randomBlocks(from, batchBlocks, seed++);
    from = point;
    for (const rows of blocks) {
      traces += rows.transactions.reduce((sum, { actions }) => sum + actions.length, 0);
      // Every block of a batch holds as much, so that none is larger than a real one.
      const each = Math.ceil(perBlock / 10);
      for (let left = each; left > 0 && permissions < size; left--) rows.permissions.push(hotPermission(permissions++));
      for (let left = each; left > 0 && scopes < size; left--) {
        rows.contractRows.push(row('atomicassets', ownerName(scopes++), 'assets', 1n, new Uint8Array(16)));
      }
      // The sales of a market: 3 × size rows, each written and removed later.
      for (let left = each; left > 0 && gone < 6 * size; left--, gone++) {
        const isWritten = gone < 3 * size;
        const key = BigInt(isWritten ? gone : gone - 3 * size);
        rows.contractRows.push(row('atomicmarket', 'atomicmarket', 'sales', key, isWritten ? new Uint8Array(8) : null));
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- batches follow each other
    await writer.apply(blocks, nothingFinal);
  }
  const { blocks, point } = randomBlocks(from, 200, seed);
  enlarge(blocks);
  blocks.at(-1)!.abis.push(...hostileAbis());
  await writer.apply(blocks, nothingFinal);
  await writer.close();
  return { traces, head: point.number };
}

function ownerName(index: number): string {
  return u64ToName(nameToU64('zz') + (BigInt(index) << 4n));
}

function hotPermission(index: number): PermissionChange {
  return {
    owner: ownerName(index),
    name: 'active',
    state: {
      parent: 'owner',
      lastUpdated: '2026-01-01T00:00:00.000',
      authority: {
        threshold: 1,
        keys: [{ key: hotKey, weight: 1 }],
        accounts: [{ permission: { actor: hotAccount, permission: 'active' }, weight: 1 }],
        waits: [],
      },
    },
  };
}

function row(code: string, scope: string, table: string, primaryKey: bigint, value: Uint8Array | null) {
  return { code, scope, table, primaryKey, payer: code, value };
}

/** The newest actions, which are on everybody's first page. */
function enlarge(blocks: BlockRows[]): void {
  const actions = blocks.flatMap(({ transactions }) => transactions.flatMap((one) => one.actions));
  for (const action of actions.slice(-largeActions)) action.data = new Uint8Array(largeBytes).fill(0x7a);
}

/** Sections of an ABI without an entry. */
const sections = {
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
};

function hostileAbis(): BlockRows['abis'] {
  const empty = { version: 'eosio::abi/1.2', types: [], structs: [], actions: [], tables: [], ...sections };
  const names = Array.from({ length: abiParts }, (_, index) => `s${index}`);
  const bases = names.map((name, index) => ({ name, base: index === 0 ? '' : `s${index - 1}`, fields: [] }));
  const suffixes = [{ name: 's', base: '', fields: [{ name: 'a', type: `${'$'.repeat(100_000)}x` }] }];
  const aliases = names.map((name, index) => ({ new_type_name: name, type: `s${index + 1}` }));
  const actions = names.map((_, index) => ({ name: ownerName(index), type: 's0', ricardian_contract: '' }));
  const wide = names.map((name) => ({ name, type: 'uint64[]?' }));
  const abis: Record<string, Abi> = {
    hostile11111: { ...empty, structs: bases },
    hostile22222: { ...empty, structs: suffixes, actions: [{ name: 'go', type: 's', ricardian_contract: '' }] },
    hostile33333: { ...empty, types: aliases, actions },
    // Structs at the width that a page draws, and aliases that only actions ask for.
    hostile44444: { ...empty, structs: [{ name: 's0', base: '', fields: wide }], actions: actions.slice(0, 1) },
    hostile55555: { ...empty, types: aliases.slice(0, 1500), actions: actions.slice(0, 1490) },
  };
  return Object.entries(abis).map(([account, abi]) => ({
    account,
    created: '2026-01-01T00:00:00.000',
    abi: encodeAbi(abi),
  }));
}
