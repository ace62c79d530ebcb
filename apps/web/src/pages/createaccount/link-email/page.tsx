import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { loadPart } from '../../../lib/page/load-failure.ts';
import { defineScreen } from '../../../ui/screen.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { CreateTabs } from '../create-tabs.tsx';

export const screen = defineScreen({
  strings: 'pages/createaccount/link-email',
  head: ({ strings, chain }) => ({
    title: strings.title,
    description: strings.description(chain.name),
    path: '/wallet/link-email',
  }),
  Component: LinkEmailPage,
});

const EmailForm = lazy(() =>
  loadPart(() => import('./email-form.tsx')).then((module) => ({ default: module.EmailForm })),
);

function LinkEmailPage() {
  const strings = useStrings('pages/createaccount/link-email');
  const { list } = useMessages();
  const waiting = <SkeletonRows rows={5} label={list.loading} />;
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <CreateTabs current="email" />
      <p className="my-4 max-w-prose text-muted">{strings.text}</p>
      <ClientOnly fallback={waiting}>
        <Suspense fallback={waiting}>
          <EmailForm />
        </Suspense>
      </ClientOnly>
    </>
  );
}
