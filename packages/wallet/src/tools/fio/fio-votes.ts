import { defineTool } from '../define-tool.ts';
import { namesField } from '../field.ts';
import { phrase } from '../phrase.ts';
import type { ToolChain } from '../tool-chain.ts';
import { ballotFaults, ballotSummary, ballotWarnings, proxyWarnings } from '../vote.ts';
import { bundledFee, type FeeTerms, feeNote, fioAction, firstAddress, fundsFault } from './fio-action.ts';
import type { FioFacts } from './fio-facts.ts';
import { fioNameField, ownNameField } from './fio-fields.ts';

const gate = ({ features }: ToolChain): boolean => features.handles && features.voting;

export interface FioBallotFacts extends FioFacts {
  /** FIO addresses of the registered producers by account. */
  producers: ReadonlyMap<string, string>;
}

/** The connected account is not read yet. */
const isReading = ({ own, noAccount = false }: FioFacts): boolean => own === null && !noAccount;

/** There is an account, but not its vote. */
const isUnread = ({ vote, noAccount = false }: FioFacts): boolean => vote === null && !noAccount;

const feeOf = (endPoint: string, { own }: FioFacts): FeeTerms => bundledFee(endPoint, firstAddress(own));

/** Votes for producers, picked by account; the action has their FIO addresses. A present proxy is removed. */
export const voteFioProducers = defineTool<FioBallotFacts>()({
  id: 'fiovoteproducer',
  gate,
  fields: { producers: namesField({ optional: true }) },
  check: ({ producers }, context) => {
    const { chain, facts } = context;
    // Without the account's names, the vote would pay a fee that its bundled transactions could pay.
    if (isReading(facts)) return [{ field: 'producers', fault: phrase('fio-fees-unknown') }];
    const faults = ballotFaults(producers, chain.maxVotes, facts.vote);
    if (faults.length > 0) return faults;
    const unknown = producers.filter((name) => !facts.producers.has(name));
    if (unknown.length > 0)
      return [{ field: 'producers', fault: phrase('producers-unregistered', unknown.join(', ')) }];
    return fundsFault(context, 'producers', feeOf('vote_producer', facts));
  },
  summary: ({ producers }, { facts }) => ballotSummary(producers, facts.vote),
  warnings: ({ producers }, context) => [
    ...ballotWarnings(producers, context.facts.vote, isUnread(context.facts)),
    feeNote(context, feeOf('vote_producer', context.facts)),
  ],
  actions: ({ producers }, context) => {
    const { chain, facts } = context;
    return [
      fioAction(context, chain.systemAccounts.system, 'voteproducer', feeOf('vote_producer', facts), {
        producers: producers.map((name) => facts.producers.get(name) ?? name).toSorted(),
        fio_address: firstAddress(facts.own),
        tpid: false,
      }),
    ];
  },
});

/** Lets the owner of an address vote with the account's balance. */
export const voteFioProxy = defineTool<FioFacts>()({
  id: 'voteproxy',
  gate,
  fields: { proxy: fioNameField('address') },
  check: (_values, context) =>
    isReading(context.facts)
      ? [{ field: 'proxy', fault: phrase('fio-fees-unknown') }]
      : fundsFault(context, 'proxy', feeOf('proxy_vote', context.facts)),
  warnings: (_values, context) => [
    ...proxyWarnings(context.facts.vote, isUnread(context.facts)),
    feeNote(context, feeOf('proxy_vote', context.facts)),
  ],
  summary: ({ proxy }) => phrase('fio-proxy', proxy),
  actions: ({ proxy }, context) => [
    fioAction(context, context.chain.systemAccounts.system, 'voteproxy', feeOf('proxy_vote', context.facts), {
      proxy,
      fio_address: firstAddress(context.facts.own),
      tpid: false,
    }),
  ],
});

const registerFee: FeeTerms = { endPoint: 'register_proxy' };
const unregisterFee: FeeTerms = { endPoint: 'unregister_proxy' };

/**
 * Registers the account as a proxy under one of its addresses. The chain removes the proxy that the account uses, and
 * takes no bundled transactions for the fee.
 */
export const registerFioProxy = defineTool<FioFacts>()({
  id: 'fioregproxy',
  gate,
  fields: { address: ownNameField('addresses') },
  check: (_values, context) =>
    context.facts.isProxy === true
      ? [{ field: 'address', fault: phrase('fio-proxy-registered') }]
      : fundsFault(context, 'address', registerFee),
  warnings: (_values, context) => {
    const proxy = context.facts.vote?.proxy ?? '';
    return [...(proxy === '' ? [] : [phrase('proxy-replaced', proxy)]), feeNote(context, registerFee)];
  },
  summary: ({ address }) => phrase('fio-regproxy', address),
  actions: ({ address }, context) => [
    fioAction(context, context.chain.systemAccounts.system, 'regproxy', registerFee, {
      fio_address: address,
      tpid: false,
    }),
  ],
});

/** Ends the registration: votes through the account no longer count. */
export const unregisterFioProxy = defineTool<FioFacts>()({
  id: 'fiounregproxy',
  gate,
  fields: { address: ownNameField('addresses') },
  check: (_values, context) =>
    context.facts.isProxy === false
      ? [{ field: 'address', fault: phrase('fio-proxy-unregistered') }]
      : fundsFault(context, 'address', unregisterFee),
  warnings: (_values, context) => [phrase('proxied-votes-end'), feeNote(context, unregisterFee)],
  summary: ({ address }) => phrase('fio-unregproxy', address),
  actions: ({ address }, context) => [
    fioAction(context, context.chain.systemAccounts.system, 'unregproxy', unregisterFee, {
      fio_address: address,
      tpid: false,
    }),
  ],
});
