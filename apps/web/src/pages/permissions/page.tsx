import { Suspense } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AuthorityForm } from './authority-form.tsx';
import { KeysForm } from './keys-form.tsx';
import { LinkForm } from './link-form.tsx';
import { usePermissionFacts } from './use-permission-facts.ts';
import { pathOf, permissionViews, viewOf } from './views.ts';

const ReadingFailure = lazyPart(
  () => import('../../wallet/fio/reading-failure.tsx'),
  (module) => module.ReadingFailure,
  'wallet/fio',
);

export const screen = defineScreen({
  strings: 'pages/permissions',
  head: ({ strings, chain, path }) => ({
    title: strings.titles[viewOf(path)],
    description: strings.description(chain.name),
  }),
  Component: PermissionsPage,
});

/** Changes the keys and permissions of the connected account, and the actions linked to them. */
function PermissionsPage({ path, search }: ScreenProps<null>) {
  const strings = useStrings('pages/permissions');
  const view = viewOf(path);
  const actorPermissions = usePermissionFacts();
  const { actor } = actorPermissions.facts;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="min-w-0 text-2xl font-semibold">{strings.titles[view]}</h1>
        {actor !== null && (
          <AppLink path={accountPath(actor)} search={{ tab: 'permissions' }} className="link text-sm">
            {strings.mine(actor)}
          </AppLink>
        )}
      </div>
      <Tabs
        label={strings.sections}
        current={view}
        tabs={permissionViews.map((id) => ({ id, label: strings.views[id], path: pathOf(id) }))}
      />
      <p className="mt-4 max-w-prose text-muted">{strings.about[view]}</p>
      {actorPermissions.failed && (
        <p role="alert" className="mt-2 text-sm text-negative">
          {strings.failed}
        </p>
      )}
      {actorPermissions.fio !== null &&
        (actorPermissions.fio.state === 'failed' || actorPermissions.fio.state === 'ready') && (
          <Suspense fallback={null}>
            <ReadingFailure read={actorPermissions.fio} />
          </Suspense>
        )}
      <div className="py-4">
        {view === 'keys' && <KeysForm actorPermissions={actorPermissions} />}
        {view === 'advanced' && (
          <AuthorityForm actorPermissions={actorPermissions} permission={search.permission ?? ''} />
        )}
        {view === 'link' && <LinkForm actorPermissions={actorPermissions} permission={search.permission ?? ''} />}
      </div>
    </>
  );
}
