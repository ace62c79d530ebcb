import { isOffered, type Endpoint } from './endpoint.ts';

/** Lists the paths of `endpoints`, and its own. */
export function supportedApis(endpoints: Endpoint[]): Endpoint {
  return {
    path: '/v1/node/get_supported_apis',
    answer: (node) => {
      const offered = endpoints.filter((endpoint) => isOffered(node, endpoint));
      return { value: { apis: offered.map(({ path }) => path).sort() } };
    },
  };
}

/** No peers: the devnet is a chain of one node. */
export const netConnections: Endpoint = {
  path: '/v1/net/connections',
  answer: () => ({ status: 201, value: [] }),
};

/** Nobody is connected, so there is no status of any peer. */
export const netStatus: Endpoint = {
  path: '/v1/net/status',
  answer: () => ({ status: 201, value: null }),
};
