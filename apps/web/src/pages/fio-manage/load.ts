import { isName } from '@antescope/codec/chain/name';
import { allFioFees, fioSummary } from '@antescope/sources/fio/fio-account';
import { voterOf } from '@antescope/sources/producer/voters';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';
import type { FioWalletData } from '../../wallet/fio/use-fio-facts.ts';

export const load: PageLoader<FioWalletData> = async ({ search }, { sources: { at } }) => {
  const account = search.account?.trim().toLowerCase() ?? '';
  const isAccount = account !== '' && isName(account);
  const [fees, summary, vote] = await Promise.all([
    allFioFees(at),
    isAccount ? fioSummary(at, account) : null,
    isAccount && at.chain.features.voting ? voterOf(at, account) : null,
  ]);
  return openPage(fees.meta, { summary, fees, vote, now: new Date().toISOString() });
};
