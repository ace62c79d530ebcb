import type { FinalityView } from './finality-view.ts';
import type { TransactionSummary } from '../transaction/transaction-view.ts';

export interface BlockView {
  number: number;
  id: string;
  previous: string;
  time: string;
  producer: string;
  /** Key recovered from the producer's signature, PUB_…; null if the node omits what was signed (irreversible blocks). */
  signedBy: string | null;
  /** Under Savanna headers have a constant schedule version, and the finality root as `actionMroot`. */
  consensus: 'dpos' | 'savanna';
  scheduleVersion: number;
  confirmed: number;
  transactionMroot: string;
  actionMroot: string;
  irreversible: boolean;
  lastIrreversible: number;
  head: number;
  /** Present in this block's header: a new schedule, activated protocol features. */
  newProducers: string[] | null;
  newProtocolFeatures: string[] | null;
  /** null before the transition to Savanna. */
  finality: FinalityView | null;
  transactions: TransactionSummary[];
  transactionCount: number;
  actionCount: number | null;
}

export interface HeadView {
  chainId: string;
  head: number;
  headId: string;
  headTime: string;
  producer: string;
  lastIrreversible: number;
  lastIrreversibleId: string;
  serverVersion: string;
}

export interface ScheduleView {
  version: number;
  producers: { name: string; key: string | null }[];
  /** The schedule that follows, not in force yet; null without one. */
  pending: Omit<ScheduleView, 'pending'> | null;
}

export interface ProducerView {
  rank: number;
  name: string;
  /** Vote weight as the chain's own double text. */
  votes: string;
  /** Percentage of the total with two decimals, '4.76'. */
  share: string;
  active: boolean;
  url: string;
  key: string;
  location: number;
}
