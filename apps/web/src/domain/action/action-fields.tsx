import { Fragment } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { fieldText } from './field-text.ts';
import type { SentenceAction } from './sentence.ts';

const maxFields = 4;

/** An action as its name and first fields: the fallback for actions without a sentence. */
export function ActionFields({ action, nameHidden }: { action: SentenceAction; nameHidden: boolean }) {
  const { list } = useMessages();
  const fields =
    typeof action.data === 'object' && action.data !== null && !Array.isArray(action.data)
      ? Object.entries(action.data)
      : [];
  return (
    <>
      <AccountLink name={action.contract} bare />
      {!nameHidden && <span className="ident ms-1 rounded-base border border-line px-1">{action.name}</span>}
      {fields.slice(0, maxFields).map(([name, value]) => (
        <Fragment key={name}>
          {' '}
          <bdi className="ms-1 text-muted">{name}</bdi>{' '}
          <span className="ident whitespace-normal! wrap-anywhere">{fieldText(value)}</span>
        </Fragment>
      ))}
      {typeof action.undecoded === 'string' && action.hex !== undefined && action.hex !== '' && (
        <span className="ms-2 text-muted">{list.undecoded(action.hex.length / 2)}</span>
      )}
      {fields.length > maxFields && <span className="ms-2 text-muted">…</span>}
    </>
  );
}
