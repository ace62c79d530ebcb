import type { HeadView } from '../block/block-view.ts';
import type { ActionRow } from '../history/history-source.ts';

/** What a subscription asks for. `since` resumes an action stream behind a row (ActionRow.cursor). */
export type Wanted =
  | { channel: 'info' }
  | { channel: 'actions'; filter?: { account?: string; contract?: string; name?: string }; since?: string };

/** Client → server, one JSON object a message. `id` names the subscription in the answers. */
export type ClientMessage = { want: { id: string } & Wanted } | { drop: { id: string } };

/** Server → client: one batch per block and subscription. */
export type ServerMessage =
  | { id: string; channel: 'info'; head: HeadView; tps: number | null }
  | { id: string; channel: 'actions'; block: number; blockId: string; rows: ActionRow[] }
  /** A fork: blocks above `block` are no longer part of the chain. */
  | { id: string; channel: 'actions'; undo: { block: number } }
  /** The resume cursor is unknown here, or too much was missed: reload. */
  | { id: string; channel: 'actions'; gap: { from: string; reason: string } }
  | { id: string; error: { code: string; message: string } };
