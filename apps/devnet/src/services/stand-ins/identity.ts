import { fieldsOf, refusal, type StandIn } from './stand-in.ts';

/** An account without any feature, for the pages that say so. */
const without = 'exchange1111';

const fees: Record<string, string> = { bitcoin: '0.00012', ethereum: '3.5' };

/**
 * Features, fees, rates and legal documents of accounts, with the paths and members of the public service. `exchange1111`
 * has no feature. A token is valid until the devnet ends.
 */
export function identityStandIn(): StandIn {
  const tokens = new Map<string, string>();
  const accepted = new Set<string>();
  let quotes = 0;
  const session = (account: string) => {
    const token = `token-${tokens.size + 1}`;
    tokens.set(token, account);
    return { value: { token } };
  };
  return (request) => {
    const path = request.path.join('/');
    const fields = fieldsOf(request);
    const features = /^v2\/kyc\/by-chain-account\/([^/]+)\/available-features$/.exec(path);
    if (features !== null) {
      const on = features[1] !== without;
      return { value: { fiat: false, bridge: on, swap: on, loan: on } };
    }
    const documents = /^v1\/users\/by-chain-account\/([^/]+)\/legal-doc-status$/.exec(path);
    if (documents !== null) return { value: { termsOfService: accepted.has(documents[1]!) } };
    switch (`${request.method} ${path}`) {
      case 'GET v1/chain/exchange-rates/info':
        return { value: rates(new Date().toISOString()) };
      case 'GET v1/kyc/ip-info':
        return { value: { country: 'CH' } };
      case 'POST v1/swaps/calculate-estimated-fee': {
        const fee = fees[String(fields.network)];
        if (fee === undefined) return refusal(400, 'network is not supported');
        return {
          value: {
            quoteId: `q${(quotes += 1)}`,
            estimatedFee: fee,
            currency: fields.currency,
            network: fields.network,
          },
        };
      }
      case 'POST v2/users/create':
        return session(String(fields.chainAccount));
      case 'POST v2/users/login':
      case 'POST v3/users/login':
        return session(String((fields.signer as { actor?: string } | undefined)?.actor));
      case 'PATCH v1/users/me/legal-doc-status': {
        const account = tokens.get(request.bearer ?? '');
        if (account === undefined) return refusal(401, 'the token is not valid');
        accepted.add(account);
        return { value: { termsOfService: true } };
      }
      default:
        return null;
    }
  };
}

function rates(timestamp: string) {
  const rate = (counterCurrency: string, price: number) => ({
    counterCurrency,
    price,
    priceChangePercent: 1.25,
    marketCap: price * 27e9,
    volume: price * 5e7,
    timestamp,
  });
  return [
    { contract: 'eosio.token', symbol: 'XPR', rank: 1, rates: [rate('USD', 0.00091), rate('BTC', 1e-8)] },
    { contract: 'xtokens', symbol: 'XBTC', rank: 2, rates: [rate('USD', 91_250.5), rate('BTC', 1)] },
  ];
}
