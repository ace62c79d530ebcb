import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { RefundForm } from './refund-form.tsx';
import { StakeForm } from './stake-form.tsx';
import { useStakeFacts } from './use-stake-facts.ts';
import { resourceViews, viewOf } from './views.ts';

export const screen = defineScreen({
  strings: 'pages/resources',
  head: ({ strings, chain, path }) => ({
    title: strings.titles[viewOf(path)],
    description: strings.description(chain.name),
  }),
  Component: ResourcesPage,
});

/** Stakes tokens for CPU and NET, takes them back, and claims the refund. */
function ResourcesPage({ path, search }: ScreenProps<null>) {
  const strings = useStrings('pages/resources');
  const { chain } = useBoot();
  const view = viewOf(path);
  const actorStakes = useStakeFacts();
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.titles[view]}</h1>
      <Tabs
        label={strings.sections}
        current={view}
        tabs={resourceViews.map((id) => ({ id, label: strings.views[id], path: `/wallet/resources/${id}` }))}
      />
      <p className="mt-4 max-w-prose text-muted">
        {view === 'unstake' ? strings.about.unstake(String(chain.contractVariants.refundDays)) : strings.about[view]}
      </p>
      {actorStakes.failed && (
        <p role="alert" className="mt-2 text-sm text-negative">
          {strings.failed}
        </p>
      )}
      <div className="py-4">
        {view === 'refund' ? (
          <RefundForm key={actorStakes.facts.actor} actorStakes={actorStakes} />
        ) : (
          <StakeForm key={view} view={view} actorStakes={actorStakes} receiver={search.receiver ?? ''} />
        )}
      </div>
    </>
  );
}
