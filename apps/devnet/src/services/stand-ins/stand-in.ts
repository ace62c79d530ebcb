/** Request to an API below `/services/<name>/`. */
export interface StandInRequest {
  readonly method: string;
  /** Decoded segments after the name. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  /** Parsed JSON; null without any. */
  readonly body: unknown;
  /** Bearer token; null without one. */
  readonly bearer: string | null;
}

/** `value` is sent as JSON, `bytes` and `text` as they are. */
export type StandInReply = { status?: number } & (
  | { value: unknown }
  | { text: string; type: string }
  | { bytes: Uint8Array; type: string }
);

/** A service beside the chain, with its public protocol. */
export interface StandIn {
  /** Null: no such resource. */
  (request: StandInRequest): StandInReply | null;
  /** Changes its state, by the fields of /control/service. Throws for fields that it does not know. */
  readonly set?: (fields: Record<string, unknown>) => void;
}

export function refusal(status: number, message: string): StandInReply {
  return { status, value: { error: message } };
}

/** The body as an object of unknown values. */
export function fieldsOf({ body }: StandInRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
}
