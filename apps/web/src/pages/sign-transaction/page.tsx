import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { defineScreen } from '../../ui/screen.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';

export const screen = defineScreen({
  strings: 'pages/sign-transaction',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: SignTransactionPage,
});

// The wallet reads the browser's storage: it has no part in the server's HTML.
const SigningBench = lazy(() =>
  loadPart(() => import('./signing-bench.tsx')).then((module) => ({ default: module.SigningBench })),
);

/** Opens a transaction from elsewhere: to read, edit, simulate, sign and pass on. */
function SignTransactionPage() {
  const strings = useStrings('pages/sign-transaction');
  const tools = useStrings('wallet/tools');
  const { list } = useMessages();
  const waiting = (
    <>
      <noscript>
        <p className="mb-4">{tools.needsScripts}</p>
      </noscript>
      <SkeletonRows rows={6} label={list.loading} />
    </>
  );
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{strings.about}</p>
      <ClientOnly fallback={waiting}>
        <Suspense fallback={waiting}>
          <SigningBench />
        </Suspense>
      </ClientOnly>
    </>
  );
}
