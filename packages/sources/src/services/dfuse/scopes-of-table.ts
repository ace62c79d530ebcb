import { nameToU64 } from '@antescope/codec/chain/name';
import { dfuse, scopePipeline } from './dfuse.ts';

const maxScopes = 10_000;

/** About 130 000 scopes: a service may ignore the limit. */
const maxBytes = 2_000_000;

/**
 * Scopes of a table as names, sorted by uint64 value (type=state_scope_pipeline). Expects the response format of dfuse's
 * /v0/state/table_scopes, which has no payers or counts. A cursor marks the list as incomplete.
 */
export const dfuseScopes = dfuse.call({
  request: (_url, code: string, table: string) =>
    scopePipeline(`account:${code} db.table:${table}`, { sort: 'asc', limit: maxScopes }),
  read: (answer) => {
    const scopes = answer.items().map((scope) => {
      const name = scope.text();
      try {
        return { name, value: nameToU64(name) };
      } catch {
        return scope.fail('a scope');
      }
    });
    const distinct = new Map(scopes.map(({ name, value }) => [value, name]));
    return [...distinct].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
  },
  cacheMs: 30_000,
  rules: {
    maxBytes,
    envelope: (answer) => ({
      body: answer.at('scopes'),
      about: { complete: answer.at('cursor').textOr('') === '' },
    }),
  },
});
