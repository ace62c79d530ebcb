import type { TableDefinition } from '../table-definition.ts';

export interface ProxyInfo {
  owner: string;
  name: string | null;
  website: string | null;
  philosophy: string | null;
}

/** {contract}::proxies (regproxyinfo, tlsproxyinfo): what proxies say of themselves. */
export function proxyInfos(contract: string): TableDefinition<ProxyInfo> {
  return {
    id: 'proxy-info.proxies',
    code: () => contract,
    scope: () => contract,
    table: 'proxies',
    pageSize: 1000,
    keyType: 'name',
    keyOf: (row) => row.at('owner').text(),
    read: (row) => ({
      owner: row.at('owner').text(),
      name: row.at('name').textOr('') || null,
      website: row.at('website').textOr('') || null,
      philosophy: row.at('philosophy').textOr('') || null,
    }),
  };
}
