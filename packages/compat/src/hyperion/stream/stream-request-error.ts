/** A request that cannot be served; its message is sent to the client. */
export class StreamRequestError extends Error {}
