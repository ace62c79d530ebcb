/** Fields that nodes expect as numbers. */
const numbers = new Set(['limit', 'offset', 'pos', 'block_num', 'time_limit_ms']);

/**
 * Converts the query string of a GET to the equivalent POST body, like Hyperion: ?code=eosio.token&limit=5 →
 * {"code":"eosio.token","limit":5}. null without a query.
 */
export function bodyOfQuery(url: string): Buffer | null {
  const start = url.indexOf('?');
  const parameters = [...new URLSearchParams(start === -1 ? '' : url.slice(start + 1))];
  if (parameters.length === 0) return null;
  return Buffer.from(JSON.stringify(Object.fromEntries(parameters.map(([name, text]) => [name, valueOf(name, text)]))));
}

function valueOf(name: string, text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return numbers.has(name) && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
