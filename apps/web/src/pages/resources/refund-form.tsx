import { claimRefund, isClaimable, type OwnRefund } from '@antescope/wallet/tools/stake';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Amount } from '../../ui/amount.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Nothing } from '../../ui/nothing.tsx';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import type { OwnStakes } from './use-stake-facts.ts';

/** The pending refund; the form is offered only when the chain would pay it. */
export function RefundForm({ actorStakes: { facts, loaded, refresh } }: { actorStakes: OwnStakes }) {
  const strings = useStrings('pages/resources');
  const now = useNow();
  // Its receipt stays after the refund is gone.
  const [claimed, setClaimed] = useState<OwnRefund | null>(null);
  const { acts, faults, notes } = strings;
  const refund = claimed ?? facts.refund;
  const claimable = claimed !== null || (refund !== null && now !== null && isClaimable(refund, now));
  return (
    <div className="grid gap-6">
      {facts.refund !== null && claimed === null && <Pending refund={facts.refund} />}
      {loaded && refund === null && <Nothing>{strings.none}</Nothing>}
      {refund !== null && !claimable && <p className="text-muted">{strings.notYet}</p>}
      {(facts.actor === null || claimable) && (
        <ToolForm
          tools={[withStrings(claimRefund, { fields: {}, acts, faults, notes, again: strings.refundAgain })]}
          facts={{ ...facts, refund }}
          onSettled={() => {
            setClaimed(refund);
            refresh();
          }}
          onAgain={() => setClaimed(null)}
        />
      )}
    </div>
  );
}

function Pending({ refund }: { refund: OwnRefund }) {
  const strings = useStrings('pages/resources');
  return (
    <Figures
      label={strings.pending}
      figures={[
        { label: 'CPU', value: <Amount value={refund.cpu} /> },
        { label: 'NET', value: <Amount value={refund.net} /> },
        { label: strings.available, value: <Moment time={refund.available} show="full" /> },
      ]}
    />
  );
}
