/**
 * State as of the newest block, so that rows and permissions that are gone cost nothing. Undo recomputes it from the
 * histories. `owner`, `permission` and `actor_permission` are names in store order, so that lists are ordered by name;
 * the other names are interned.
 */
export const presentStateTables: readonly string[] = [
  `CREATE TABLE present_rows (code INTEGER NOT NULL, name INTEGER NOT NULL, scope INTEGER NOT NULL,
     primary_key INTEGER NOT NULL, PRIMARY KEY (code, name, scope, primary_key)) STRICT, WITHOUT ROWID`,
  `CREATE INDEX present_rows_by_key ON present_rows (code, name, primary_key)`,
  `CREATE TABLE key_holders (key TEXT NOT NULL, owner INTEGER NOT NULL, permission INTEGER NOT NULL,
     weight INTEGER NOT NULL, PRIMARY KEY (key, owner, permission)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE account_holders (actor INTEGER NOT NULL, owner INTEGER NOT NULL, permission INTEGER NOT NULL,
     actor_permission INTEGER NOT NULL, weight INTEGER NOT NULL,
     PRIMARY KEY (actor, owner, permission, actor_permission)) STRICT, WITHOUT ROWID`,
];

/** Most accounts have no code. */
export const codeByHash = `CREATE INDEX code_by_hash ON code_history (hash) WHERE hash IS NOT NULL`;

export const creationsByCreator = `CREATE INDEX creations_by_creator ON creations (creator, block, account)`;
