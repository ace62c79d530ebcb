import type { Draft } from '@antescope/wallet/transact/draft';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PreviewContent } from './preview-content.tsx';
import { useStrings } from '../../i18n/strings.ts';

/** The wallet signed something else than was reviewed: what differs, and whether it is sent. */
export function ChangedReview({ draft, onDecide }: { draft: Draft; onDecide: (send: boolean) => void }) {
  const strings = useStrings('wallet').changed;
  const change = draft.change?.kind === 'extended' ? draft.change : null;
  return (
    <Card title={strings.title}>
      <p role="alert">{strings.text}</p>
      {change !== null && change.header.length > 0 && (
        <p className="text-sm text-muted">{strings.header(change.header.join(', '))}</p>
      )}
      {change !== null && change.added.length > 0 && (
        <div>
          <h3 className="text-sm text-muted">{strings.added}</h3>
          <ul className="ident text-sm">
            {change.added.map(({ account, name, authorization }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- actions of a transaction never reorder
              <li key={index}>
                {account}::{name} ({authorization.map(({ actor, permission }) => `${actor}@${permission}`).join(', ')})
              </li>
            ))}
          </ul>
        </div>
      )}
      <PreviewContent preview={{ state: 'ready', draft }} />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={() => onDecide(true)}>
          {strings.send}
        </Button>
        <Button onClick={() => onDecide(false)}>{strings.discard}</Button>
      </div>
    </Card>
  );
}
