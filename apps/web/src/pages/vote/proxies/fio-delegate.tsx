import { voteFioProxy } from '@antescope/wallet/tools/fio/fio-votes';
import { FioForm } from '../../../wallet/fio/fio-form.tsx';
import { useFioWallet } from '../../../wallet/fio/use-fio-facts.ts';
import { useFioStrings } from '../../../wallet/fio/use-fio-strings.ts';
import { useActor } from '../../../wallet/multisig/use-actor.ts';
import { withStrings } from '../../../wallet/tools/tool-text.ts';
import { PresentLine } from '../ballot.tsx';
import { fioPresentVote } from '../fio-present-vote.ts';
import { Notice } from '../notice.tsx';

/** Lets the owner of a FIO address vote. */
export function FioDelegate({ proxy }: { proxy: string }) {
  const strings = useFioStrings();
  const { actor } = useActor();
  const { read, refresh } = useFioWallet(actor);
  return (
    <section aria-label={strings.fields.proxy.label} className="border-b border-line py-4">
      <PresentLine present={fioPresentVote(read, actor)} onRetry={refresh} />
      <Notice />
      <div className="mt-4">
        <FioForm tools={[withStrings(voteFioProxy, strings)]} read={read} refresh={refresh} initial={{ proxy }} />
      </div>
    </section>
  );
}
