import { decodeDeltaRow } from '@antescope/codec/ship/rows';
import { DeltaCursor } from '@antescope/codec/ship/delta-cursor';
import type { BlockRows } from '../store/block-rows.ts';

type StateRows = Pick<BlockRows, 'contractRows' | 'permissions' | 'links' | 'abis' | 'code' | 'features'>;

/**
 * State changes of a block from its deltas (null: none), on top of an initial state if given. For an object removed and
 * created again, the last state wins. Tables that are not indexed are skipped undecoded. Throws CodecError.
 */
export function stateRows(deltas: Uint8Array | null, initialState: Uint8Array | null = null): StateRows {
  const changes = collect(deltas);
  const collected = initialState === null ? changes : onTopOf(collect(initialState), changes);
  return {
    contractRows: collected.contractRows,
    permissions: [...collected.permissions.values()],
    links: [...collected.links.values()],
    abis: [...collected.abis.values()],
    code: [...collected.code.values()],
    features: collected.features,
  };
}

function collect(deltas: Uint8Array | null): Collected {
  const collected: Collected = {
    contractRows: [],
    removed: new Map(),
    permissions: new Map(),
    links: new Map(),
    abis: new Map(),
    code: new Map(),
    features: [],
  };
  if (deltas !== null) collectAll(new DeltaCursor(deltas), collected);
  return collected;
}

function onTopOf(state: Collected, changes: Collected): Collected {
  const changed = new Set(changes.contractRows.map(rowKeyOf));
  return {
    contractRows: [...state.contractRows.filter((row) => !changed.has(rowKeyOf(row))), ...changes.contractRows],
    removed: changes.removed,
    permissions: new Map([...state.permissions, ...changes.permissions]),
    links: new Map([...state.links, ...changes.links]),
    abis: new Map([...state.abis, ...changes.abis]),
    code: new Map([...state.code, ...changes.code]),
    features: [...state.features, ...changes.features],
  };
}

interface Collected {
  contractRows: StateRows['contractRows'];
  /** Index in `contractRows` of each removed row; removals come before new rows. */
  removed: Map<string, number>;
  permissions: Map<string, StateRows['permissions'][number]>;
  links: Map<string, StateRows['links'][number]>;
  abis: Map<string, StateRows['abis'][number]>;
  code: Map<string, StateRows['code'][number]>;
  features: StateRows['features'];
}

function collectAll(cursor: DeltaCursor, into: Collected): void {
  while (cursor.nextTable()) {
    if (cursor.isContractRow) {
      while (cursor.nextRow()) collectContractRow(into, cursor);
      continue;
    }
    const add = collectors[cursor.name];
    if (add === undefined) continue;
    while (cursor.nextRow()) add(into, cursor.present, cursor.row);
  }
}

function collectContractRow(into: Collected, row: DeltaCursor): void {
  const { contractRows, removed } = into;
  const change = {
    code: row.code,
    scope: row.scope,
    table: row.table,
    primaryKey: row.primary_key,
    payer: row.payer,
    value: row.present ? row.value : null,
  };
  // Few blocks remove rows, so only then is a re-created row looked up.
  if (!row.present) removed.set(rowKeyOf(change), contractRows.length);
  const before = row.present && removed.size > 0 ? removed.get(rowKeyOf(change)) : undefined;
  if (before === undefined) contractRows.push(change);
  else contractRows[before] = change;
}

function rowKeyOf(row: StateRows['contractRows'][number]): string {
  return `${row.code}:${row.scope}:${row.table}:${row.primaryKey}`;
}

const collectors: Record<string, (into: Collected, present: boolean, data: Uint8Array) => void> = {
  permission(into, present, data) {
    const row = decodeDeltaRow('permission', data);
    const state = present ? { parent: row.parent, lastUpdated: row.last_updated, authority: row.auth } : null;
    into.permissions.set(`${row.owner}@${row.name}`, { owner: row.owner, name: row.name, state });
  },
  permission_link(into, present, data) {
    const row = decodeDeltaRow('permission_link', data);
    into.links.set(`${row.account}:${row.code}:${row.message_type}`, {
      account: row.account,
      code: row.code,
      messageType: row.message_type,
      required: present ? row.required_permission : null,
    });
  },
  account(into, present, data) {
    if (!present) return;
    const row = decodeDeltaRow('account', data);
    into.abis.set(row.name, { account: row.name, created: row.creation_date, abi: row.abi });
  },
  account_metadata(into, present, data) {
    if (!present) return;
    const row = decodeDeltaRow('account_metadata', data);
    into.code.set(row.name, {
      account: row.name,
      privileged: row.privileged,
      lastUpdate: row.last_code_update,
      hash: row.code?.code_hash ?? null,
    });
  },
  protocol_state(into, present, data) {
    if (!present) return;
    for (const feature of decodeDeltaRow('protocol_state', data).activated_protocol_features) {
      into.features.push({ digest: feature.feature_digest, block: feature.activation_block_num });
    }
  },
};
