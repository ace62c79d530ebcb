import type { ProposalView } from '@antescope/sources/msig/proposal-view';
import { lazy, Suspense, useState } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { loadPart } from '../../../lib/page/load-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useSavedUsers } from '../../../wallet/saved-users.ts';

const PackedEffects = lazy(() =>
  loadPart(() => import('../../../wallet/transact/packed-effects.tsx')).then((module) => ({
    default: module.PackedEffects,
  })),
);

const ContractChanges = lazy(() =>
  loadPart(() => import('../../../wallet/contract/contract-changes.tsx')).then((module) => ({
    default: module.ContractChanges,
  })),
);

/**
 * What executing the proposal now would change, whatever its approvals and delay. Simulated at once for a connected
 * account, whose page has the wallet's code anyway; on request for other visitors.
 */
export function ProposalEffects({ view }: { view: ProposalView }) {
  const strings = useStrings('pages/msig').effects;
  const { chain, ownNode } = useBoot();
  const { actor } = useSavedUsers(chain.chainId ?? '');
  const [requested, setRequested] = useState(false);
  if (view.transaction === null || view.status === 'expired' || ownNode !== null) return null;
  return (
    <Section title={strings.title}>
      {actor === null && !requested ? (
        <div className="py-3">
          <p className="mb-2 text-muted">{strings.about}</p>
          <Button onClick={() => setRequested(true)}>{strings.simulate}</Button>
        </div>
      ) : (
        <Suspense>
          <ContractChanges actions={view.transaction.actions} />
          <PackedEffects packed={view.packed} />
        </Suspense>
      )}
    </Section>
  );
}
