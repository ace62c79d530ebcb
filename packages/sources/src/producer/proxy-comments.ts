import { type GetOptions, getJson, httpFailure } from '../core/get-json.ts';
import { data, type Failure, meta, type Outcome } from '../core/outcome.ts';

const source = 'backend';

/**
 * Number of comments below the proxies' page: GET {backend}/proxy/eosio?type=disqus_count. A backend that fails counts
 * 0, with its failure beside it.
 */
export async function proxyComments(base: string, options: GetOptions = {}): Promise<Outcome<number>> {
  const url = new URL(`${base.replace(/\/+$/, '')}/proxy/eosio`);
  url.searchParams.set('type', 'disqus_count');
  try {
    const { value, elapsedMs } = await getJson(url, options);
    const count = (value.isObject ? value.at('count') : value).number();
    return data(count, meta({ source, endpoint: base, elapsedMs, time: new Date().toISOString() }));
  } catch (error) {
    return data(0, incomplete(httpFailure(error, source, base)));
  }
}

function incomplete(failure: Failure) {
  return meta({
    source,
    endpoint: failure.endpoint,
    time: new Date().toISOString(),
    complete: false,
    failures: [failure],
  });
}
