import { isName } from '@antescope/codec/name';
import type { ClientMessage } from '@antescope/sources/realtime/messages';
import * as v from 'valibot';

/** Which actions a subscription wants; what is left out does not matter. */
export interface ActionsFilter {
  /** Receiver of the action or of a notification of it, or an authoriser. */
  account?: string;
  contract?: string;
  name?: string;
}

export type ParsedMessage =
  | { kind: 'message'; message: ClientMessage }
  | { kind: 'error'; id: string; code: string; text: string };

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const name = v.pipe(v.string(), v.check(isName, 'is not a name'));
/** Whatever another source called a cursor is answered with a gap, as is one that is unknown here. */
const cursor = v.pipe(v.string(), v.maxLength(200));

const shape = v.union([
  v.strictObject({ want: v.strictObject({ id, channel: v.literal('info') }) }),
  v.strictObject({
    want: v.strictObject({
      id,
      channel: v.literal('actions'),
      filter: v.exactOptional(
        v.strictObject({
          account: v.exactOptional(name),
          contract: v.exactOptional(name),
          name: v.exactOptional(name),
        }),
      ),
      since: v.exactOptional(cursor),
    }),
  }),
  v.strictObject({ drop: v.strictObject({ id }) }),
]);

/** Reads one message of a client; anything that is not one becomes an error to answer with, never a throw. */
export function parseClientMessage(text: string): ParsedMessage {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'error', id: '', code: 'bad-json', text: 'The message is not JSON' };
  }
  const result = v.safeParse(shape, json);
  if (result.success) return { kind: 'message', message: result.output };
  return {
    kind: 'error',
    id: idIn(json),
    code: 'bad-message',
    text: 'Expected {want: {id, channel, …}} or {drop: {id}}',
  };
}

/** The id that a wrong message carries, so that its sender can tell which one was wrong. */
function idIn(json: unknown): string {
  if (typeof json !== 'object' || json === null) return '';
  for (const part of Object.values(json)) {
    const found: unknown = typeof part === 'object' && part !== null && 'id' in part ? part.id : null;
    if (typeof found === 'string') return found.slice(0, 64);
  }
  return '';
}
