/** Timeouts of a connection, in milliseconds. */
export interface ConnectionTimeouts {
  /** Until the request headers are complete. */
  headers: number;
  /** Until the request body is complete. */
  request: number;
  /** Without a byte in either direction, which includes clients that stop reading. */
  idle: number;
}

export const defaultTimeouts: ConnectionTimeouts = { headers: 15_000, request: 30_000, idle: 60_000 };

/** Concurrent connections, including websockets (at most 5,000 per chain); further ones are closed on arrival. */
export const maxConnections = 16_000;

/** Fastify options that close slow connections. */
export function connectionLimits({ headers, request, idle }: ConnectionTimeouts) {
  return {
    requestTimeout: request,
    connectionTimeout: idle,
    keepAliveTimeout: Math.min(idle, 30_000),
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.max(20, Math.floor(headers / 5)) },
  };
}
