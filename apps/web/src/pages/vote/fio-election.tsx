import type { ProducerList } from '@antescope/sources/producer/producer-list';
import { type FioBallotFacts, voteFioProducers } from '@antescope/wallet/tools/fio/fio-votes';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { fioFactsOf, useFioWallet } from '../../wallet/fio/use-fio-facts.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import type { ToolFormHandle } from '../../wallet/tools/tool-form-handle.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { fioPresentVote } from './fio-present-vote.ts';
import { type PresentVoteState, useUnregistered } from './use-present-vote.ts';

const ReadingFailure = lazyPart(
  () => import('../../wallet/fio/reading-failure.tsx'),
  (module) => module.ReadingFailure,
  'wallet/fio',
);

interface FioElectionProps {
  list: ProducerList;
  children: (form: ToolFormHandle, present: PresentVoteState, refresh: () => void) => ReactNode;
}

/** The ballot of FIO: votes name producers by FIO address and cost a fee or a bundled transaction. */
export function FioElection({ list, children }: FioElectionProps) {
  const { acts, again, producers, ...strings } = useStrings('pages/vote');
  const { fee } = useStrings('wallet/tools');
  const { actor } = useActor();
  const { read, refresh: refreshWallet } = useFioWallet(actor);
  const addresses = useMemo(
    () =>
      new Map(list.producers.flatMap(({ owner, fioAddress }) => (fioAddress === null ? [] : [[owner, fioAddress]]))),
    [list],
  );
  const { present, refresh: refreshProducers } = useUnregistered(
    fioPresentVote(read, actor),
    new Set(addresses.keys()),
  );
  const refresh = (): void => {
    refreshWallet();
    refreshProducers();
  };
  const facts: FioBallotFacts = {
    ...fioFactsOf(read.state === 'ready' ? read.value : null),
    registered: new Map(),
    keys: new Map(),
    producers: addresses,
  };
  const text = {
    fields: { producers: { label: producers } },
    acts,
    faults: { ...strings.faults, ...fee.faults },
    notes: { ...strings.notes, ...fee.notes },
    again,
  };
  return (
    <>
      {actor !== null && (read.state === 'failed' || read.state === 'ready') && (
        <Suspense fallback={null}>
          <ReadingFailure read={read} />
        </Suspense>
      )}
      <ToolForm
        wide
        tools={[withStrings(voteFioProducers, text)]}
        facts={facts}
        loading={read.state === 'loading'}
        onSettled={refresh}
      >
        {(form) => children(form, present, refresh)}
      </ToolForm>
    </>
  );
}
