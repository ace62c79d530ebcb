/* Row keys. Names contain no '/', so the parts are unambiguous. */

/** Key of a singleton row. */
export const only = '';

export function tableKey(code: string, scope: string, table: string): string {
  return `${code}/${scope}/${table}`;
}

export function rowKey(code: string, scope: string, table: string, primary: bigint): string {
  return `${code}/${scope}/${table}/${primary}`;
}

export function indexKey(kind: string, code: string, scope: string, table: string, primary: bigint): string {
  return `${kind}/${code}/${scope}/${table}/${primary}`;
}

export function permissionKey(owner: string, name: string): string {
  return `${owner}/${name}`;
}

export function linkKey(account: string, code: string, type: string): string {
  return `${account}/${code}/${type}`;
}

export function limitsKey(owner: string, pending: boolean): string {
  return pending ? `${owner}/pending` : owner;
}
