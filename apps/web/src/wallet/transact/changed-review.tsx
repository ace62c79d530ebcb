import type { Draft } from '@antescope/wallet/transact/draft';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useWalletWords } from '../words.ts';
import { PreviewContent } from './preview-content.tsx';

/** The wallet signed something else than was reviewed: what differs, and whether it is sent. */
export function ChangedReview({ draft, onDecide }: { draft: Draft; onDecide: (send: boolean) => void }) {
  const words = useWalletWords().changed;
  const change = draft.change?.kind === 'extended' ? draft.change : null;
  return (
    <Card title={words.title}>
      <p role="alert">{words.text}</p>
      {change !== null && change.header.length > 0 && (
        <p className="text-sm text-muted">{words.header(change.header.join(', '))}</p>
      )}
      {change !== null && change.added.length > 0 && (
        <div>
          <h3 className="text-sm text-muted">{words.added}</h3>
          <ul className="ident text-sm">
            {change.added.map(({ account, name, authorization }, index) => (
              // Actions of one transaction are a fixed sequence: the position is the identity.
              // oxlint-disable-next-line react/no-array-index-key
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
          {words.send}
        </Button>
        <Button onClick={() => onDecide(false)}>{words.discard}</Button>
      </div>
    </Card>
  );
}
