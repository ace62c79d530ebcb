import { frameKeys, type FrameReply, isFrameRequest } from './frame-message.ts';
import type { KeyValueStorage } from './key-value-storage.ts';

/**
 * The frame's own side: what it answers to a message. null: nothing, because it came from an origin that is not allowed,
 * is no question, or is about something else than the wallet's users.
 */
export function frameAnswer(
  message: unknown,
  origin: string,
  allowed: readonly string[],
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>,
): FrameReply | null {
  if (!allowed.includes(origin) || !isFrameRequest(message) || !frameKeys.includes(message.key)) return null;
  if (message.type === 'set') storage.setItem(message.key, message.value);
  return { id: message.id, value: storage.getItem(message.key) };
}
