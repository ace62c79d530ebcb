import * as v from 'valibot';
import type { ChannelName, Payloads } from '@antescope/sources/realtime/messages';
import type { Feed, FeedEvent } from './feed.ts';

/** Hands a payload to every member of a topic, or to one; `cursor` is where the stream stands behind it. */
export type Emit<Payload> = (payload: Payload, cursor?: string) => void;

export type Need = 'heads' | 'blocks' | 'rows';

/** What listeners of one channel with one filter have in common: made for the first of them, closed after the last. */
export interface Topic<Payload> {
  /** What has to be read for it; blocks may come without their rows to who needs only their counts. */
  readonly needs: Need;
  handle(event: FeedEvent): void;
  /** Tells a new member how things stand, before it hears anything else; `since` is where it goes on. */
  join(tell: Emit<Payload>, since: string | undefined): Promise<void> | void;
  close?(): void;
}

interface Definition<Name extends ChannelName, Filter> {
  name: Name;
  /** Shape of the filter; absent: the channel has none. */
  filter?: v.GenericSchema<unknown, Filter>;
  /** The same text for filters that want the same. */
  keyOf?(filter: Filter): string;
  open(filter: Filter, feed: Feed, tell: Emit<Payloads[Name]>): Topic<Payloads[Name]>;
}

/** A channel as the hub sees it, whatever its filter is. */
export interface Channel {
  readonly name: ChannelName;
  /** null: not a filter of this channel. `key` names the topic. */
  topic(filter: unknown): { key: string; open(feed: Feed, tell: Emit<object>): Topic<object> } | null;
}

/** One file a channel; registry.ts lists them. */
export function defineChannel<Name extends ChannelName, Filter = object>(
  definition: Definition<Name, Filter>,
): Channel {
  const shape = definition.filter ?? v.strictObject({});
  return {
    name: definition.name,
    topic(given) {
      const parsed = v.safeParse(shape, given ?? {});
      if (!parsed.success) return null;
      const filter = parsed.output as Filter;
      const key = `${definition.name} ${definition.keyOf?.(filter) ?? ''}`;
      return { key, open: (feed, tell) => definition.open(filter, feed, tell) as Topic<object> };
    },
  };
}
