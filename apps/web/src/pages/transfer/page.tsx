import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TransferTabs } from './transfer-tabs.tsx';

export const screen = defineScreen({
  strings: 'wallet',
  head: ({ strings: { transfer } }) => ({ title: transfer.title, description: transfer.title }),
  Component: TransferPage,
});

// The wallet code is loaded only on its own pages and behind its button.
const TransferForm = lazy(() =>
  loadPart(() => import('../../wallet/transfer-form.tsx')).then((module) => ({ default: module.TransferForm })),
);

const FioTransferForm = lazyPart(
  () => import('../../wallet/fio/fio-transfer-form.tsx'),
  (module) => module.FioTransferForm,
  'wallet/fio',
);

function TransferPage({ search }: ScreenProps<null>) {
  const { list } = useMessages();
  const { chain } = useBoot();
  const { transfer } = useStrings('wallet');
  const waiting = (
    <>
      <noscript>
        <p className="mb-4">{transfer.needsScripts}</p>
      </noscript>
      <SkeletonRows rows={13} label={list.loading} />
    </>
  );
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{transfer.title}</h1>
      <TransferTabs current="single" />
      <div className="py-4">
        <ClientOnly fallback={waiting}>
          <Suspense fallback={waiting}>
            {chain.features.handles ? <FioTransferForm to={search.to ?? ''} /> : <TransferForm to={search.to ?? ''} />}
          </Suspense>
        </ClientOnly>
      </div>
    </>
  );
}
