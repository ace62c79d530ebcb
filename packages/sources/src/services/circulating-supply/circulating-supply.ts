import { parseDecimal } from '../../price/decimal.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** A page or JSON that states the circulating supply of the core token. */
export const circulatingSupplyService = defineService({
  name: 'circulating-supply',
  config: httpUrl,
  entries: (chain) => [chain.prices.circulating],
  url: (url) => url,
  timeoutMs: 3000,
  maxBytes: 1_000_000,
  format: 'text',
});

/** The figure as decimal text. */
export const statedCirculation = circulatingSupplyService.call({
  request: () => ({}),
  read: (answer) => numberOf(answer.text()) ?? answer.fail('a page with a number'),
  cacheMs: 600_000,
});

/** Names of the figure in the JSON of known services. */
const names = ['circulating', 'circulatingSupply', 'circulating_supply', 'result'];

/** A named member of JSON, the value of bare JSON, or the first number of a page. Decimal text; null without one. */
export function numberOf(text: string): string | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // A page for people, unless it is broken JSON.
    return /^\s*[{[]/.test(text) ? null : firstNumber(text);
  }
  if (typeof parsed !== 'object' || parsed === null) return firstNumber(String(parsed));
  const figure = names.map((name) => (parsed as Record<string, unknown>)[name]).find((value) => value !== undefined);
  return figure === undefined ? null : firstNumber(String(figure));
}

function firstNumber(text: string): string | null {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '');
  return digits !== undefined && parseDecimal(digits) !== null ? digits : null;
}
