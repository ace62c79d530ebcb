import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';
import { type OwnProxy, RegisterForm, UnregisterForm } from './proxy-forms.tsx';
import { pathOf, proxyViews, viewOf } from './views.ts';

export const screen = defineScreen({
  strings: 'pages/proxy',
  head: ({ strings, chain, path }) => ({
    title: strings.titles[viewOf(path)],
    description: strings.description(chain.name),
  }),
  Component: ProxyPage,
});

/** Whether the connected account is a proxy, and how it becomes one or no longer is. */
function ProxyPage({ path }: ScreenProps<null>) {
  const strings = useStrings('pages/proxy');
  const { actor } = useActor();
  const { read, refresh } = useOwnAccount(actor);
  const view = viewOf(path);
  const voter = read.state === 'ready' ? (read.value.voter ?? { isProxy: false, proxy: null }) : null;
  const own: OwnProxy = { voter, refresh };
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.titles[view]}</h1>
      <Tabs
        label={strings.sections}
        current={view}
        tabs={proxyViews.map((id) => ({ id, label: strings.views[id], path: pathOf(id) }))}
      />
      <p className="mt-4 max-w-prose text-muted">{strings.about}</p>
      {read.state === 'failed' && (
        <p role="alert" className="mt-2 text-sm text-negative">
          {strings.failed}
        </p>
      )}
      <div className="grid gap-4 py-4">
        {actor !== null && voter !== null && <Status actor={actor} voter={voter} />}
        {view === 'register' && <RegisterForm own={own} />}
        {view === 'unregister' && <UnregisterForm own={own} />}
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

function Status({ actor, voter }: { actor: string; voter: NonNullable<OwnProxy['voter']> }) {
  const strings = useStrings('pages/proxy');
  return (
    <p role="status">
      {voter.isProxy ? strings.registered(actor) : strings.notRegistered(actor)}
      {voter.proxy !== null && <span className="block text-warning">{strings.usesProxy(voter.proxy)}</span>}
    </p>
  );
}
