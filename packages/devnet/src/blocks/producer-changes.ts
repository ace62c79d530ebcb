import type { ProducerAuthority, ProducerSchedule } from '../contract.ts';
import type { Database } from '../state/database.ts';
import { permissionKey } from '../state/keys.ts';
import type { Authority } from '../state/rows.ts';
import type { NextHeaderState } from './header-state.ts';
import { sameProducers } from './schedule.ts';

/** Stores the producers a contract proposes. Returns the version of their schedule; null if nothing changes. */
export function proposeProducers(
  database: Database,
  next: NextHeaderState,
  announced: ProducerSchedule | null,
  producers: readonly ProducerAuthority[],
): number | null {
  const { config } = database;
  if (producers.length === 0) return null;
  if (config.proposedScheduleBlock !== null) {
    if (config.proposedScheduleBlock !== next.number) return null;
    if (sameProducers(config.proposedSchedule.producers, producers)) return null;
  }
  const pending = announced ?? pendingSchedule(next);
  const current = pending.producers.length > 0 ? pending : next.activeSchedule;
  if (sameProducers(current.producers, producers)) return null;
  const version = current.version + 1;
  database.globalProperty.put({
    ...config,
    proposedScheduleBlock: next.number,
    proposedSchedule: { version, producers: structuredClone([...producers]) },
  });
  return version;
}

function pendingSchedule(next: NextHeaderState): ProducerSchedule {
  const { schedule } = next.previous.pendingSchedule;
  return next.promoted ? { version: schedule.version, producers: [] } : schedule;
}

/** Schedule to announce in the header of the new block: the proposal, once irreversible; null if none. */
export function announceProducers(database: Database, next: NextHeaderState): ProducerSchedule | null {
  const { config } = database;
  if (config.proposedScheduleBlock === null || config.proposedScheduleBlock > next.irreversible) return null;
  if (next.previous.pendingSchedule.schedule.producers.length > 0) return null;
  cancelProposal(database);
  return config.proposedSchedule;
}

/** Removes the proposed schedule from the state. */
export function cancelProposal(database: Database): void {
  const { config } = database;
  if (config.proposedScheduleBlock === null) return;
  database.globalProperty.put({
    ...config,
    proposedScheduleBlock: null,
    proposedSchedule: { version: 0, producers: [] },
  });
}

/** Updates the permissions of eosio.prods to the active schedule. */
export function updateProducerPermissions(database: Database, schedule: ProducerSchedule): void {
  const accounts = schedule.producers.map(({ producer_name }) => ({
    permission: { actor: producer_name, permission: 'active' },
    weight: 1,
  }));
  const update = (name: string, part: number, whole: number): void => {
    const row = database.permissions.get(permissionKey('eosio.prods', name));
    if (row === undefined) return;
    const threshold = Math.floor((accounts.length * part) / whole) + 1;
    const auth: Authority = { threshold, keys: [], accounts, waits: [] };
    if (row.auth.threshold === threshold && JSON.stringify(row.auth) === JSON.stringify(auth)) return;
    database.permissions.put({ ...row, auth });
  };
  update('active', 2, 3);
  update('prod.major', 1, 2);
  update('prod.minor', 1, 3);
}
