/** What a page asks of the storage frame. */
export type FrameRequest =
  | { id: number; type: 'get'; key: string }
  | { id: number; type: 'set'; key: string; value: string };

/** What the frame answers, by the id of the question. */
export interface FrameReply {
  id: number;
  value: string | null;
}

/** Keys that the frame keeps, and no others: whoever may ask it gets at nothing else of its origin. */
export const frameKeys: readonly string[] = ['user-v.0.0.7', 'users-v.0.0.7'];

export function isFrameRequest(message: unknown): message is FrameRequest {
  if (typeof message !== 'object' || message === null) return false;
  const { id, type, key, value } = message as Partial<Record<string, unknown>>;
  if (typeof id !== 'number' || typeof key !== 'string') return false;
  return type === 'get' || (type === 'set' && typeof value === 'string');
}

export function isFrameReply(message: unknown): message is FrameReply {
  if (typeof message !== 'object' || message === null) return false;
  const { id, value } = message as Partial<Record<string, unknown>>;
  return typeof id === 'number' && (typeof value === 'string' || value === null);
}
