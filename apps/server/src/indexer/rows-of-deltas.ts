import { decodeDeltaRow } from '@antescope/codec/ship/rows';
import type { TableDelta } from '@antescope/codec/ship/deltas';
import type { BlockRows } from '../store/block-rows.ts';

type StateRows = Pick<BlockRows, 'contractRows' | 'permissions' | 'links' | 'abis' | 'code' | 'features'>;

/** What a block changed in the state that the index keeps. Of a thing removed and made again, the last state counts. */
export function stateRows(deltas: TableDelta[]): StateRows {
  const collected = {
    contractRows: [] as StateRows['contractRows'],
    permissions: new Map<string, StateRows['permissions'][number]>(),
    links: new Map<string, StateRows['links'][number]>(),
    abis: new Map<string, StateRows['abis'][number]>(),
    code: new Map<string, StateRows['code'][number]>(),
    features: [] as StateRows['features'],
  };
  for (const delta of deltas) {
    const collect = collectors[delta.name];
    if (collect === undefined) continue;
    for (const row of delta.rows) collect(collected, row.present, row.data);
  }
  return {
    contractRows: collected.contractRows,
    permissions: [...collected.permissions.values()],
    links: [...collected.links.values()],
    abis: [...collected.abis.values()],
    code: [...collected.code.values()],
    features: collected.features,
  };
}

interface Collected {
  contractRows: StateRows['contractRows'];
  permissions: Map<string, StateRows['permissions'][number]>;
  links: Map<string, StateRows['links'][number]>;
  abis: Map<string, StateRows['abis'][number]>;
  code: Map<string, StateRows['code'][number]>;
  features: StateRows['features'];
}

const collectors: Record<string, (into: Collected, present: boolean, data: Uint8Array) => void> = {
  contract_row(into, present, data) {
    const row = decodeDeltaRow('contract_row', data);
    into.contractRows.push({
      code: row.code,
      scope: row.scope,
      table: row.table,
      primaryKey: row.primary_key,
      payer: row.payer,
      value: present ? row.value : null,
    });
  },
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
