import { isName } from '@antescope/codec/chain/name';
import { allFioFees, fioSummary } from '@antescope/sources/fio/fio-account';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';
import type { FioWalletData } from '../../wallet/fio/use-fio-facts.ts';

export const load: PageLoader<FioWalletData> = async ({ search }, { sources: { at } }) => {
  const account = search.account?.trim().toLowerCase() ?? '';
  const [fees, summary] = await Promise.all([
    allFioFees(at),
    account !== '' && isName(account) ? fioSummary(at, account) : null,
  ]);
  return openPage(fees.meta, { summary, fees, now: new Date().toISOString() });
};
