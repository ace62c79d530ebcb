/** How a request to the chain's nodes is treated. */
export type EndpointKind =
  /** Changes the chain or runs on one node only: never cached, never repeated once it may have arrived. */
  | 'send'
  /** Current state: cached briefly and shared by concurrent requests. */
  | 'info'
  /** Data of a block: cached for good once that block is irreversible. */
  | 'block'
  /** Any other read: equal concurrent requests are sent once. */
  | 'read';

export interface ProxyResponse {
  status: number;
  body: Buffer;
  /** Base URL of the node that answered. */
  endpoint: string;
}

/** Forwards requests to the nodes of a chain. */
export interface NodeProxy {
  /** `body` null: GET. Throws NodeUnavailableError. */
  request(path: string, body: Buffer | null, kind: EndpointKind): Promise<ProxyResponse>;
}
