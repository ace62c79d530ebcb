/** Milliseconds that a connection may take over its parts. */
export interface ConnectionTimeouts {
  /** Until the headers of a request are there. */
  headers: number;
  /** Until its body is there, too. */
  request: number;
  /** Without a byte in either direction: also a visitor who does not read what is sent. */
  idle: number;
}

export const defaultTimeouts: ConnectionTimeouts = { headers: 15_000, request: 30_000, idle: 60_000 };

/** Connections at one time, websockets (at most 5,000 a chain) among them; more are closed as they come. */
export const maxConnections = 16_000;

/** Server options by which nobody keeps a connection by being slow. */
export function connectionLimits({ headers, request, idle }: ConnectionTimeouts) {
  return {
    requestTimeout: request,
    connectionTimeout: idle,
    keepAliveTimeout: Math.min(idle, 30_000),
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.max(20, Math.floor(headers / 5)) },
  };
}
