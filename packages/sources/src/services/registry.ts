import { accountEmailService } from './account-email/account-email.ts';
import { airgrabService } from './airgrabs/airgrabs.ts';
import { atomicApi } from './atomic-api/atomic-api.ts';
import { backend } from './backend/backend.ts';
import { circulatingSupplyService } from './circulating-supply/circulating-supply.ts';
import { currencyPricesService } from './currency-prices/currency-prices.ts';
import type { RegisteredService } from './define-service.ts';
import { dex } from './dex/dex.ts';
import { dfuse } from './dfuse/dfuse.ts';
import { forex } from './forex/forex.ts';
import { gravatarService } from './gravatar/gravatar.ts';
import { hyperion } from './hyperion/hyperion.ts';
import { identityService } from './identity/identity.ts';
import { kycService } from './kyc/kyc.ts';
import { lightApi } from './light-api/light-api.ts';
import { marketDataService } from './market-data/market-data.ts';
import { nativeHistory } from './native-history/native-history.ts';
import { backendPrices } from './prices/backend-prices.ts';
import { marketPrices } from './prices/market-prices.ts';
import { proxyListService } from './proxy-list/proxy-list-service.ts';
import { referenceRatesService } from './reference-rates/reference-rates.ts';
import { simpleApi } from './simple-api/simple-api.ts';
import { snapshots } from './snapshot/snapshot.ts';
import { swapService } from './swap/swap.ts';
import { wrapService } from './wrap/wrap.ts';

/** Every service, one line each: how they are found for configuration, the status page and metrics. */
export const services: readonly RegisteredService[] = [
  accountEmailService,
  airgrabService,
  atomicApi,
  backend,
  backendPrices,
  circulatingSupplyService,
  currencyPricesService,
  dex,
  dfuse,
  forex,
  gravatarService,
  hyperion,
  identityService,
  kycService,
  lightApi,
  marketDataService,
  marketPrices,
  nativeHistory,
  proxyListService,
  referenceRatesService,
  simpleApi,
  snapshots,
  swapService,
  wrapService,
];
