import { accountRoute } from './routes/account.tsx';
import { apiReferenceRoute } from './routes/api-reference.tsx';
import { blockRoute } from './routes/block.tsx';
import { chainRoute, featuresRoute, voteStatsRoute } from './routes/chain.tsx';
import { contractOfRoute, contractRoute } from './routes/contract.tsx';
import { dappsRoute } from './routes/dapps.tsx';
import { createAccountRoute } from './routes/create-account.tsx';
import { dspRoute } from './routes/dsp.tsx';
import { devUiRoute } from './routes/dev-ui.tsx';
import { historyServicesRoute } from './routes/history-services.tsx';
import { homeRoute } from './routes/home.tsx';
import { keyRoute } from './routes/key.tsx';
import { privacyRoute, termsRoute } from './routes/legal.tsx';
import { liveRoute } from './routes/live.tsx';
import { nftRoute } from './routes/nft.tsx';
import { nameBidsRoute } from './routes/name-bids.tsx';
import { msigsRoute, proposalRoute } from './routes/msig.tsx';
import { oracleRoute, oraclesRoute } from './routes/oracles.tsx';
import { buyRamRoute, ramRoute, sellRamRoute } from './routes/ram.tsx';
import { redirectRoutes } from './routes/redirects.ts';
import { rexRoute } from './routes/rex.tsx';
import { rootRoute } from './routes/root.tsx';
import { searchFormRoute, searchRoute } from './routes/search.tsx';
import { settingsRoute } from './routes/settings.tsx';
import { snapshotRoute } from './routes/snapshot.tsx';
import { activityRoute, statsRoute } from './routes/stats.tsx';
import { statusRoute } from './routes/status.tsx';
import { supplyRoute } from './routes/supply.tsx';
import { tokenRoute, tokensRoute, topHoldersRoute } from './routes/tokens.tsx';
import { transactionRoute } from './routes/transaction.tsx';
import { proxiesRoute, voteRoute } from './routes/vote.tsx';
import { vestingRoute } from './routes/vesting.tsx';
import { walletListRoute } from './routes/wallet-list.tsx';
import { transferRoute, walletRoute } from './routes/wallet.tsx';
import { gated } from './gate-routes.ts';

/** The URL map. */
export const routeTree = rootRoute.addChildren(
  gated([
    homeRoute,
    accountRoute,
    blockRoute,
    transactionRoute,
    keyRoute,
    contractRoute,
    contractOfRoute,
    msigsRoute,
    proposalRoute,
    oraclesRoute,
    oracleRoute,
    liveRoute,
    nftRoute,
    tokensRoute,
    tokenRoute,
    topHoldersRoute,
    supplyRoute,
    vestingRoute,
    snapshotRoute,
    historyServicesRoute,
    statusRoute,
    dappsRoute,
    dspRoute,
    apiReferenceRoute,
    walletListRoute,
    settingsRoute,
    termsRoute,
    privacyRoute,
    devUiRoute,
    searchRoute,
    searchFormRoute,
    walletRoute,
    transferRoute,
    voteRoute,
    rexRoute,
    createAccountRoute,
    ramRoute,
    buyRamRoute,
    sellRamRoute,
    chainRoute,
    featuresRoute,
    activityRoute,
    statsRoute,
    voteStatsRoute,
    nameBidsRoute,
    proxiesRoute,
    ...redirectRoutes,
  ]),
);
