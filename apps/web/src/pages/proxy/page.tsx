import { Suspense } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Nothing } from '../../ui/nothing.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';
import { type OwnProxy, RegisterForm, UnregisterForm } from './proxy-forms.tsx';
import { ProxyStatus } from './proxy-status.tsx';
import { pathOf, type ProxyView, proxyViews, viewOf } from './views.ts';

export const screen = defineScreen({
  strings: 'pages/proxy',
  head: ({ strings, chain, path }) => ({
    title: strings.titles[viewOf(path)],
    description: strings.description(chain.name),
  }),
  Component: ProxyPage,
});

const FioProxy = lazyPart(
  () => import('./fio-proxy.tsx'),
  (module) => module.FioProxy,
  'wallet/fio',
);

/** Whether the connected account is a proxy, and how it becomes one or no longer is. */
function ProxyPage({ path }: ScreenProps<null>) {
  const strings = useStrings('pages/proxy');
  const { list } = useMessages();
  const { chain } = useBoot();
  const view = viewOf(path);
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.titles[view]}</h1>
      <Tabs
        label={strings.sections}
        current={view}
        tabs={proxyViews.map((id) => ({ id, label: strings.views[id], path: pathOf(id) }))}
      />
      <p className="mt-4 max-w-prose text-muted">{strings.about}</p>
      <div className="grid gap-4 py-4">
        {chain.features.handles ? (
          <Suspense fallback={<SkeletonRows rows={4} label={list.loading} />}>
            <FioProxy view={view} />
          </Suspense>
        ) : (
          <StakeProxy view={view} />
        )}
        {view === 'status' && (
          <p>
            <AppLink path="/vote/proxies" className="link">
              {strings.list}
            </AppLink>
          </p>
        )}
      </div>
    </>
  );
}

/** Status and forms of chains whose proxies are accounts. */
function StakeProxy({ view }: { view: ProxyView }) {
  const strings = useStrings('pages/proxy');
  const { actor } = useActor();
  const { read, refresh } = useOwnAccount(actor);
  const voter = read.state === 'ready' ? (read.value.voter ?? { isProxy: false, proxy: null }) : null;
  const actorProxy: OwnProxy = { actor, voter, loading: read.state === 'loading', refresh };
  return (
    <>
      {read.state === 'failed' && (
        <p role="alert" className="text-sm text-negative">
          {strings.failed}
        </p>
      )}
      {actor === null && view === 'status' && <Nothing>{strings.connect}</Nothing>}
      {actor !== null && voter !== null && (
        <ProxyStatus actor={actor} isProxy={voter.isProxy}>
          {voter.proxy === null ? null : strings.usesProxy(voter.proxy)}
        </ProxyStatus>
      )}
      {view === 'register' && <RegisterForm actorProxy={actorProxy} />}
      {view === 'unregister' && <UnregisterForm actorProxy={actorProxy} />}
    </>
  );
}
