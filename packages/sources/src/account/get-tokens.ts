import { isName } from '@antescope/codec/chain/name';
import { afterFailures, type Outcome } from '../core/outcome.ts';
import { supported } from '../core/first-with-data.ts';
import type { SourceContext } from '../core/source-context.ts';
import { lightApi, lightBalances } from '../services/light-api/light-api.ts';
import type { TokenBalance } from './account-view.ts';
import { nodeTokens } from './node-tokens.ts';

/**
 * Token balances of an account: from our index of state or the chain's Light API, else a history, else, of the core token
 * alone, the node.
 */
export async function getTokens(at: SourceContext, account: string): Promise<Outcome<TokenBalance[]>> {
  const hasState = at.state !== null;
  const light = hasState ? null : await lightTokens(at, account);
  if (light !== null && light.state !== 'failed') return light;
  const outcomes = await at.histories.until((source) => source.tokenBalances(account));
  const answered = outcomes.find((outcome) => outcome.state !== 'failed');
  if (answered !== undefined) return answered;
  // An index that starts in the middle of the chain has no balances.
  const fallback = hasState ? await lightTokens(at, account) : null;
  const failures = [light, ...outcomes].flatMap((outcome) => outcome?.meta.failures ?? []);
  if (fallback !== null && fallback.state !== 'failed') return afterFailures(fallback, supported(failures));
  return nodeTokens(at, account, supported([...failures, ...(fallback?.meta.failures ?? [])]));
}

function lightTokens(at: SourceContext, account: string): Promise<Outcome<TokenBalance[]>> | null {
  return lightApi.isConfigured(at.chain) && isName(account) ? lightBalances(at, account) : null;
}
