import type { NftEvent } from '@antescope/sources/nft/nft-event';

/** Actions by which AtomicAssets tells others what the action named here has done. */
const logs: Readonly<Record<string, string>> = { logtransfer: 'transfer', logburnasset: 'burnasset' };

/** What happened, each thing once: a contract's log of an action that stands in the same transaction says nothing new. */
export function withoutLogs(events: readonly NftEvent[]): NftEvent[] {
  const done = new Set(events.map(({ name, transactionId }) => `${transactionId} ${name}`));
  return events.filter(({ name, transactionId }) => {
    const logged = Object.hasOwn(logs, name) ? logs[name] : undefined;
    return logged === undefined || transactionId === null || !done.has(`${transactionId} ${logged}`);
  });
}
