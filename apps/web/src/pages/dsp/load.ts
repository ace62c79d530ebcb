import { dspOfAccount, dspPackageList, dspProviders } from '@antescope/sources/services/dsp/dsp';
import type { DspProvider } from '@antescope/sources/services/dsp/dsp-provider';
import type { DspAccount, DspPackage } from '@antescope/sources/services/dsp/dsp-tables';
import { meta, type Outcome } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';
import { type DspView, dspViews } from './views.ts';

export interface DspPageData {
  view: DspView;
  /** Whether a DSP source is configured. */
  configured: boolean;
  /** Account whose services are shown; '' if none is requested. */
  account: string;
  providers: Outcome<DspProvider[]> | null;
  packages: Outcome<DspPackage[]> | null;
  staked: Outcome<DspAccount[]> | null;
}

export const load: PageLoader<DspPageData> = async ({ search }, { sources: { at }, chain }) => {
  const account = (search.account ?? '').trim().toLowerCase().slice(0, 13);
  const requested = dspViews.find((view) => view === search.view);
  const view = requested ?? (account === '' ? 'providers' : 'account');
  const [providers, packages, staked] = await Promise.all([
    view === 'providers' ? dspProviders(at) : null,
    view === 'packages' ? dspPackageList(at) : null,
    view === 'account' && account !== '' ? dspOfAccount(at, account) : null,
  ]);
  const configured = chain.dsp !== null || chain.backend !== null;
  const main = providers ?? packages ?? staked;
  return openPage(main?.meta ?? meta({ source: 'none' }), { view, configured, account, providers, packages, staked });
};
