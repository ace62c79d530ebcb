import * as v from 'valibot';
import type { Channel } from './channels/channel.ts';

export type ParsedMessage =
  | {
      kind: 'subscribe';
      /** Names the subscription among those of its client. */
      key: string;
      /** As the client named it; null: only the other spelling does without. */
      id: string | null;
      spelling: 'want' | 'watch';
      channel: string;
      /** Key or id of the chain that is meant; null: whichever this socket is of. */
      chain: string | null;
      topic: NonNullable<ReturnType<Channel['topic']>>;
      since: string | undefined;
    }
  | { kind: 'end'; key: string }
  | { kind: 'ping'; number: number }
  | { kind: 'error'; id: string; code: string; text: string };

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const wanted = {
  channel: v.pipe(v.string(), v.maxLength(64)),
  filter: v.exactOptional(v.unknown()),
  /** Whatever another source called a cursor is answered with a gap, as is one that is unknown here. */
  since: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
};

const shape = v.union([
  v.strictObject({ want: v.strictObject({ id, ...wanted }) }),
  v.strictObject({ drop: v.strictObject({ id }) }),
  v.strictObject({
    type: v.picklist(['watch', 'unwatch']),
    id: v.exactOptional(id),
    chain: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
    ...wanted,
  }),
  v.strictObject({ ping: v.pipe(v.number(), v.integer()) }),
]);

/** Reads one message of a client; anything that is not one becomes an error to answer with, never a throw. */
export function parseClientMessage(text: string, channels: ReadonlyMap<string, Channel>): ParsedMessage {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'error', id: '', code: 'bad-json', text: 'The message is not JSON' };
  }
  const result = v.safeParse(shape, json);
  if (!result.success) return badMessage(json, 'Expected {want: {id, channel, …}}, {drop: {id}} or {type, channel, …}');
  const message = result.output;
  if ('ping' in message) return { kind: 'ping', number: message.ping };
  if ('drop' in message) return { kind: 'end', key: message.drop.id };
  const spelling = 'want' in message ? 'want' : 'watch';
  const given = 'want' in message ? message.want : message;
  const channel = channels.get(given.channel);
  if (channel === undefined) return badMessage(json, `Channels are ${[...channels.keys()].join(', ')}`);
  const topic = channel.topic(given.filter);
  if (topic === null) return badMessage(json, `This is no filter of the channel ${channel.name}`);
  // Two watches of the same are one.
  const key = given.id ?? `watch ${topic.key}`;
  if ('type' in message && message.type === 'unwatch') return { kind: 'end', key };
  return {
    kind: 'subscribe',
    key,
    id: given.id ?? null,
    spelling,
    channel: channel.name,
    chain: 'type' in message ? (message.chain ?? null) : null,
    topic,
    since: given.since,
  };
}

function badMessage(json: unknown, text: string): ParsedMessage {
  return { kind: 'error', id: idIn(json), code: 'bad-message', text };
}

/** The id that a wrong message carries, so that its sender can tell which one was wrong. */
function idIn(json: unknown): string {
  if (typeof json !== 'object' || json === null) return '';
  for (const part of [json, ...Object.values(json)]) {
    const found: unknown = typeof part === 'object' && part !== null && 'id' in part ? part.id : null;
    if (typeof found === 'string') return found.slice(0, 64);
  }
  return '';
}
