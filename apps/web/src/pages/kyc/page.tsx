import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { defineScreen } from '../../ui/screen.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';

export const screen = defineScreen({
  strings: 'pages/kyc',
  head: ({ strings }) => ({ title: strings.title, description: strings.text }),
  Component: KycPage,
});

const KycFlow = lazy(() => loadPart(() => import('./kyc-flow.tsx')).then((module) => ({ default: module.KycFlow })));

function KycPage() {
  const { list } = useMessages();
  const strings = useStrings('pages/kyc');
  const waiting = <SkeletonRows rows={8} label={list.loading} />;
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{strings.text}</p>
      <ClientOnly fallback={waiting}>
        <Suspense fallback={waiting}>
          <KycFlow />
        </Suspense>
      </ClientOnly>
    </>
  );
}
