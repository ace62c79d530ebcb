/**
 * Tables of derived data. Current states (balances, tokens, resources) have one row per object and are restored from
 * the row history on undo; the others have the block or sequence that wrote them.
 */
export const derivedTables = [
  `CREATE TABLE tokens (id INTEGER PRIMARY KEY, contract INTEGER NOT NULL, code INTEGER NOT NULL, precision INTEGER,
     supply INTEGER, max_supply INTEGER, issuer INTEGER, holders INTEGER NOT NULL, UNIQUE (contract, code)) STRICT`,
  `CREATE TABLE balances (owner INTEGER NOT NULL, token INTEGER NOT NULL, amount INTEGER NOT NULL,
     precision INTEGER NOT NULL, PRIMARY KEY (owner, token)) STRICT, WITHOUT ROWID`,
  `CREATE INDEX balances_by_amount ON balances (token, amount, owner) WHERE amount > 0`,
  `CREATE TABLE resources (owner INTEGER PRIMARY KEY, ram INTEGER NOT NULL, net INTEGER NOT NULL,
     cpu INTEGER NOT NULL, stake INTEGER NOT NULL) STRICT`,
  `CREATE INDEX resources_by_ram ON resources (ram)`,
  `CREATE INDEX resources_by_stake ON resources (stake)`,
  `CREATE TABLE proposal_events (sequence INTEGER PRIMARY KEY, contract INTEGER NOT NULL, proposer INTEGER NOT NULL,
     proposal INTEGER NOT NULL, event INTEGER NOT NULL) STRICT`,
  `CREATE INDEX proposal_events_by_name ON proposal_events (proposer, proposal)`,
  `CREATE INDEX proposals_made ON proposal_events (sequence) WHERE event = 0`,
  `CREATE TABLE schedules (block INTEGER PRIMARY KEY, version INTEGER NOT NULL, producers TEXT NOT NULL) STRICT`,
  `CREATE TABLE gaps (block INTEGER PRIMARY KEY, slots INTEGER NOT NULL) STRICT`,
  `CREATE TABLE totals (block INTEGER PRIMARY KEY, transactions INTEGER NOT NULL, actions INTEGER NOT NULL,
     cpu INTEGER NOT NULL, net INTEGER NOT NULL, accounts INTEGER NOT NULL) STRICT`,
  `CREATE TABLE active_accounts (period INTEGER NOT NULL, account INTEGER NOT NULL, block INTEGER NOT NULL,
     PRIMARY KEY (period, account)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE active_counts (period INTEGER PRIMARY KEY, accounts INTEGER NOT NULL) STRICT`,
];

/** Deleted by block number on undo. */
export const derivedTablesByBlock = ['schedules', 'gaps', 'totals'];
