import { isSupported, type Endpoint } from './endpoint.ts';
import { Params } from './params.ts';

/** Lists the supported paths of `endpoints`. */
export function supportedApis(endpoints: Endpoint[]): Endpoint {
  return {
    path: '/v1/node/get_supported_apis',
    answer: (node) => {
      const supported = endpoints.filter((endpoint) => isSupported(node, endpoint));
      return { value: { apis: supported.map(({ path }) => path).sort() } };
    },
  };
}

/** No peers: the devnet is a chain of one node. */
export const netConnections: Endpoint = {
  path: '/v1/net/connections',
  answer: () => ({ status: 201, value: [] }),
};

/** No peers, so no status of one. The body is the peer's address as a JSON string. */
export const netStatus: Endpoint = {
  path: '/v1/net/status',
  answer(_, body) {
    Params.text(body);
    return { status: 201, value: null };
  },
};
