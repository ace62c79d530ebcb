import type { HeadView } from '../block/block-view.ts';
import type { BlockSummary } from '../block/block-summary.ts';
import type { ActionRow } from '../history/history-source.ts';
import type { Outcome } from '../core/outcome.ts';
import type { GapEvent, UndoEvent } from './block-event.ts';
import type { LiveFilter } from './live-filter.ts';

/** What a subscription asks for. `since` resumes an action stream behind a cursor (ActionRow.cursor, or `at`). */
export type ChannelRequest =
  | { channel: 'info' }
  | { channel: 'tps' }
  | { channel: 'blocks' }
  | { channel: 'marketcap' }
  | { channel: 'actions'; filter?: LiveFilter; since?: string }
  | { channel: 'account'; filter: { account: string } }
  | { channel: 'transaction'; filter: { id: string; block?: number } }
  | { channel: 'proposal'; filter: { proposer: string; name: string } };

export type ChannelName = ChannelRequest['channel'];

/** Client → server, one JSON object a message. `id` names the subscription in the answers. */
export type ClientMessage =
  | { subscribe: { id: string } & ChannelRequest }
  | { unsubscribe: { id: string } }
  /** The other spelling: answers are {channel, data}, with `id` where one was given. */
  | ({ type: 'watch' | 'unwatch'; id?: string; chain?: string } & ChannelRequest)
  /** Answered with a pong of the same number: how a client knows that a quiet connection lives. */
  | { ping: number };

/** Transactions and executed actions a second, over the last ten seconds. */
export interface Rate {
  tps: number;
  aps: number;
}

export interface MarketCap {
  /** US dollars of one core token, as decimal text. */
  usd: string;
  /** Asset text. */
  supply: string;
  /** US dollars, as decimal text. */
  marketCap: string;
}

export type TransactionProgress =
  /** In no block that is known here: not yet, or no longer after a fork. */
  | { status: 'unknown' }
  /** `execution` is the chain's own word: executed, soft_fail, hard_fail, delayed, expired. */
  | { status: 'included' | 'irreversible'; block: number; blockId: string | null; execution: string }
  /** The lookup failed; later changes are sent all the same. */
  | { status: 'failed'; reason: string };

/** `from`: the cursor after which rows are missing; '' when nothing was sent yet. */
export type Gap = Omit<GapEvent, 'type'> & { from: string };

/** Undo and gap events as they are sent to clients. */
export type StreamBreak = { undo: Omit<UndoEvent, 'type'> } | { gap: Gap };

export interface Payloads {
  info: { head: HeadView; tps: number | null };
  tps: Rate & { block: number };
  /** Newest first: the blocks since the last message, which replace known ones of the same or a higher number. */
  blocks: { blocks: BlockSummary[] };
  marketcap: { outcome: Outcome<MarketCap> };
  /** One batch a block; `at` alone is the cursor to resume from when there are no rows. */
  actions: { block: number; blockId: string; rows: ActionRow[] } | { at: string } | StreamBreak;
  /** Something that the account received or authorized: its page is out of date. */
  account: { block: number; blockId: string; actions: number; last: string } | StreamBreak;
  transaction: TransactionProgress;
  /** `change` is the action of the multisig contract. */
  proposal:
    | {
        block: number;
        blockId: string;
        change: string;
        transactionId: string;
        level: { actor: string; permission: string } | null;
      }
    | StreamBreak;
}

/** Server → client. */
export type ServerMessage =
  | { [Name in ChannelName]: { id: string; channel: Name } & Payloads[Name] }[ChannelName]
  | { id: string; error: { code: string; message: string } };
