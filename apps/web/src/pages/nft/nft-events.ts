import type { NftEvent } from '@antescope/sources/nft/nft-event';

/** Notifications by which AtomicAssets logs the action on the right. */
const logs: Readonly<Record<string, string>> = { logtransfer: 'transfer', logburnasset: 'burnasset' };

/** Drops a log action if the logged action is in the same transaction. */
export function withoutLogs(events: readonly NftEvent[]): NftEvent[] {
  const done = new Set(events.map(({ name, transactionId }) => `${transactionId} ${name}`));
  return events.filter(({ name, transactionId }) => {
    const logged = Object.hasOwn(logs, name) ? logs[name] : undefined;
    return logged === undefined || transactionId === null || !done.has(`${transactionId} ${logged}`);
  });
}
