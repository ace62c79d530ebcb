import * as v from 'valibot';
import type { ChannelName, Payloads } from '@antescope/sources/realtime/messages';
import type { Feed, FeedEvent } from './feed.ts';

/** Sends a payload to every member of a topic, or to one; `cursor` is the stream position after it. */
export type Emit<Payload> = (payload: Payload, cursor?: string) => void;

export type Need = 'heads' | 'blocks' | 'rows';

/** Shared by the subscriptions to one channel with one filter: created for the first, closed after the last. */
export interface Topic<Payload> {
  /** Events this topic needs; 'blocks' needs only counts, not the rows of blocks. */
  readonly needs: Need;
  handle(event: FeedEvent): void;
  /**
   * Reads what `join` sends, outside the turn of the events, so that a slow node does not delay other listeners. `join`
   * may be called before it has finished.
   */
  prepare?(): Promise<void>;
  /** Sends the current state to a new member before any event; `since` is the cursor it resumes at. */
  join(emit: Emit<Payload>, since: string | undefined): Promise<void> | void;
  close?(): void;
}

interface Definition<Name extends ChannelName, Filter> {
  name: Name;
  /** Schema of the filter; absent: the channel has none. */
  filter?: v.GenericSchema<unknown, Filter>;
  /** Equal for equivalent filters. */
  keyOf?(filter: Filter): string;
  open(filter: Filter, feed: Feed, emit: Emit<Payloads[Name]>): Topic<Payloads[Name]>;
}

/** A channel with its filter type erased. */
export interface Channel {
  readonly name: ChannelName;
  /** null: the filter is invalid. `key` identifies the topic. */
  topic(filter: unknown): { key: string; open(feed: Feed, emit: Emit<object>): Topic<object> } | null;
}

/** Channels are one file each, listed in registry.ts. */
export function defineChannel<Name extends ChannelName, Filter = object>(
  definition: Definition<Name, Filter>,
): Channel {
  const shape = definition.filter ?? v.strictObject({});
  return {
    name: definition.name,
    topic(input) {
      const parsed = v.safeParse(shape, input ?? {});
      if (!parsed.success) return null;
      const filter = parsed.output as Filter;
      const key = `${definition.name} ${definition.keyOf?.(filter) ?? ''}`;
      return { key, open: (feed, emit) => definition.open(filter, feed, emit) as Topic<object> };
    },
  };
}
