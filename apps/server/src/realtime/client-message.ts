import * as v from 'valibot';
import type { Channel } from './channels/channel.ts';

export type ParsedMessage =
  | {
      kind: 'subscribe';
      /** Identifies the subscription within its session. */
      key: string;
      /** The client's ID of it; null only for the 'watch' spelling. */
      id: string | null;
      spelling: 'subscribe' | 'watch';
      channel: string;
      /** Requested chain, by key or chain ID; null: the socket's chain. */
      chain: string | null;
      topic: NonNullable<ReturnType<Channel['topic']>>;
      since: string | undefined;
    }
  | { kind: 'end'; key: string }
  | { kind: 'ping'; number: number }
  | { kind: 'error'; id: string; code: string; text: string };

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const subscriptionFields = {
  channel: v.pipe(v.string(), v.maxLength(64)),
  filter: v.exactOptional(v.unknown()),
  /** Unknown cursors and cursors of other sources result in a gap. */
  since: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
};

const shape = v.union([
  v.strictObject({ subscribe: v.strictObject({ id, ...subscriptionFields }) }),
  v.strictObject({ unsubscribe: v.strictObject({ id }) }),
  // Names until 27.12, accepted for one more release.
  v.strictObject({ want: v.strictObject({ id, ...subscriptionFields }) }),
  v.strictObject({ drop: v.strictObject({ id }) }),
  v.strictObject({
    type: v.picklist(['watch', 'unwatch']),
    id: v.exactOptional(id),
    chain: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
    ...subscriptionFields,
  }),
  v.strictObject({ ping: v.pipe(v.number(), v.integer()) }),
]);

/** Parses one client message. Never throws: invalid input becomes an error to reply with. */
export function parseClientMessage(text: string, channels: ReadonlyMap<string, Channel>): ParsedMessage {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'error', id: '', code: 'bad-json', text: 'The message is not JSON' };
  }
  const result = v.safeParse(shape, json);
  if (!result.success)
    return badMessage(json, 'Expected {subscribe: {id, channel, …}}, {unsubscribe: {id}} or {type, channel, …}');
  const message = result.output;
  if ('ping' in message) return { kind: 'ping', number: message.ping };
  if ('unsubscribe' in message) return { kind: 'end', key: message.unsubscribe.id };
  if ('drop' in message) return { kind: 'end', key: message.drop.id };
  const spelling = 'type' in message ? 'watch' : 'subscribe';
  const request = 'subscribe' in message ? message.subscribe : 'want' in message ? message.want : message;
  const channel = channels.get(request.channel);
  if (channel === undefined) return badMessage(json, `Channels are ${[...channels.keys()].join(', ')}`);
  const topic = channel.topic(request.filter);
  if (topic === null) return badMessage(json, `Invalid filter for channel ${channel.name}`);
  // Without an ID, the topic identifies the subscription.
  const key = request.id ?? `watch ${topic.key}`;
  if ('type' in message && message.type === 'unwatch') return { kind: 'end', key };
  return {
    kind: 'subscribe',
    key,
    id: request.id ?? null,
    spelling,
    channel: channel.name,
    chain: 'type' in message ? (message.chain ?? null) : null,
    topic,
    since: request.since,
  };
}

function badMessage(json: unknown, text: string): ParsedMessage {
  return { kind: 'error', id: idIn(json), code: 'bad-message', text };
}

/** ID found in an invalid message, so that its sender can match the error. */
function idIn(json: unknown): string {
  if (typeof json !== 'object' || json === null) return '';
  for (const part of [json, ...Object.values(json)]) {
    const candidate: unknown = typeof part === 'object' && part !== null && 'id' in part ? part.id : null;
    if (typeof candidate === 'string') return candidate.slice(0, 64);
  }
  return '';
}
