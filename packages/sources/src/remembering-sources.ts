import type { LastKnown } from './core/last-known.ts';
import type { ChainSources } from './chain-sources.ts';

/** The same sources, but a failed reading carries the last value that was read, so that a page can go on showing it. */
export function rememberingSources(sources: ChainSources, last: LastKnown): ChainSources {
  return {
    at: sources.at,
    head: () => last.of('head', sources.head()),
    account: (name) => last.of(`account ${name}`, sources.account(name)),
    tokens: (name) => last.of(`tokens ${name}`, sources.tokens(name)),
    block: (numberOrId) => last.of(`block ${numberOrId}`, sources.block(numberOrId)),
    transaction: (id, hint) => last.of(`transaction ${id}`, sources.transaction(id, hint)),
    accountActions: (name, filter, page) =>
      last.of(`actions ${name} ${JSON.stringify([filter, page])}`, sources.accountActions(name, filter, page)),
    // Nobody can go on with half an export of yesterday.
    exportActions: (name, filter, place) => sources.exportActions(name, filter, place),
    latestActions: (limit) => last.of(`latest ${limit}`, sources.latestActions(limit)),
    keyAccounts: (publicKey) => last.of(`key ${publicKey}`, sources.keyAccounts(publicKey)),
    schedule: () => last.of('schedule', sources.schedule()),
    producers: (limit) => last.of(`producers ${limit}`, sources.producers(limit)),
    // A suggestion that is not fresh helps nobody.
    searchAccounts: (prefix, limit) => sources.searchAccounts(prefix, limit),
    ramPrice: () => last.of('ram', sources.ramPrice()),
  };
}
