/** A call of JSON-RPC 2.0. */
export interface RpcCall {
  id: string | number;
  method: string;
  params: Readonly<Record<string, unknown>>;
}

/** Error of a call; `code` as JSON-RPC defines it. */
export class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
  }
}

export const rpcCodes = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  server: -32_000,
} as const;

/** Reads one message; null for a notification, which has no answer. Throws RpcError. */
export function parseCall(text: string): RpcCall | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    throw new RpcError(rpcCodes.parse, 'Parse error');
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new RpcError(rpcCodes.request, 'Invalid Request');
  const { id, method, params = {} } = message as Record<string, unknown>;
  if (id === undefined) return null;
  if (typeof method !== 'string' || typeof params !== 'object' || params === null || Array.isArray(params))
    throw new RpcError(rpcCodes.request, 'Invalid Request');
  if (typeof id !== 'number' && (typeof id !== 'string' || id.length > 100))
    throw new RpcError(rpcCodes.request, 'Invalid Request');
  return { id, method, params: params as Record<string, unknown> };
}

export function resultMessage(id: string | number, result: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id, result });
}

/** `id` is null for a message that has none. */
export function errorMessage(id: string | number | null, { code, message }: RpcError): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}
