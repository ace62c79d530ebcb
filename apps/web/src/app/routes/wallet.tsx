import { ClientOnly, createRoute, redirect } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { withStrings } from '../../lib/page/lazy-page.tsx';
import { loadStrings, useStrings } from '../../i18n/strings.ts';
import { pageHead } from '../../lib/page/page-head.ts';
import { stringsLoader } from '../../lib/page/page-route.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useMessages } from '../../i18n/messages-context.ts';
import { rootRoute } from './root.tsx';
import { loadPart } from '../../lib/page/load-failure.ts';

// The wallet's code loads on its own pages and behind its own button, nowhere else.
const TransferPage = lazy(() =>
  loadPart(() => import('../../wallet/transfer-page.tsx')).then((module) => ({ default: module.TransferPage })),
);

export const walletRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wallet',
  beforeLoad: ({ context }) => {
    throw redirect({ href: `${context.boot.base}/wallet/transfer`, replace: true });
  },
});

export const transferRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wallet/transfer',
  loader: stringsLoader('wallet'),
  head: async ({ match }) => {
    const { title } = (await loadStrings('wallet', match.context.boot.locale)).transfer;
    return pageHead(match.context, { title, description: title, path: '/wallet/transfer' });
  },
  component: withStrings(TransferRoute, 'wallet'),
});

function TransferRoute() {
  const { list } = useMessages();
  const { transfer } = useStrings('wallet');
  const waiting = (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{transfer.title}</h1>
      <noscript>
        <p className="mb-4">{transfer.needsScripts}</p>
      </noscript>
      <SkeletonRows rows={8} label={list.loading} />
    </>
  );
  return (
    <ClientOnly fallback={waiting}>
      <Suspense fallback={waiting}>
        <TransferPage />
      </Suspense>
    </ClientOnly>
  );
}
