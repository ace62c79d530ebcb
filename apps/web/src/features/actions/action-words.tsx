import { Fragment, type ReactNode } from 'react';
import { useBoot } from '../../boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { Amount } from '../../ui/amount.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { chainText } from '../../ui/chain-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';
import { fieldText } from './field-text.ts';
import { seenFrom, type Part, type Sentence, type WordedAction } from './sentence.ts';
import { wordsOf } from './words/registry.ts';

/**
 * One action in words, its things drawn as such; an unknown action as its name and its fields. Amounts that come in to
 * the account of `viewpoint` are drawn so.
 */
export function ActionWords({ action, viewpoint }: { action: WordedAction; viewpoint?: string }) {
  const sentence = wordsOf(action);
  if (sentence === null) return <ActionFields action={action} />;
  return <Words sentence={viewpoint === undefined ? sentence : seenFrom(sentence, viewpoint)} />;
}

export function Words({ sentence }: { sentence: Sentence }) {
  const { words } = useMessages();
  return (
    <>
      {fill(words[sentence.template], sentence.parts)}
      {sentence.also?.map((clause) => (
        <span key={clause.template} className="text-muted">
          {' ·\u00a0'}
          {fill(words[clause.template], clause.parts)}
        </span>
      ))}
    </>
  );
}

/** Puts things into the gaps of a template: '{from} sent {quantity} to {to}'. */
function fill(template: string, parts: Record<string, Part>): ReactNode {
  return template.split(/(\{\w+\})/).map((piece, index) => {
    const gap = /^\{(\w+)\}$/.exec(piece)?.[1];
    const part = gap === undefined ? undefined : parts[gap];
    // Pieces of one template never move, so their place is their identity.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{part === undefined ? piece : <Thing part={part} />}</Fragment>;
  });
}

function Thing({ part }: { part: Part }) {
  const { list } = useMessages();
  switch (part.kind) {
    case 'account':
      return <AccountLink name={part.name} bare />;
    case 'accounts':
      return (
        <>
          {part.names.slice(0, 3).map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <AccountLink name={name} bare />
            </Fragment>
          ))}
          {part.names.length > 3 && <span className="text-muted"> {list.andMore(part.names.length - 3)}</span>}
        </>
      );
    case 'amount':
      return <TokenAmount {...part} />;
    case 'permission':
      return <PermissionChip actor={part.actor} permission={part.permission} />;
    case 'code':
      return <span className="ident">{/^\d+$/.test(part.text) ? grouped(part.text) : part.text}</span>;
    case 'quote':
      return (
        <>
          “<bdi className="wrap-anywhere">{chainText(part.text)}</bdi>”
        </>
      );
  }
}

/** An amount with its token's contract, unless that is the chain's own: a symbol alone proves nothing. */
function TokenAmount({ text, contract, incoming }: Extract<Part, { kind: 'amount' }>) {
  const { chain } = useBoot();
  const own = contract === undefined || contract === chain.coreContract || contract === chain.systemToken?.contract;
  return (
    <>
      <Amount value={text} {...(incoming === true ? { flow: 'in' as const } : {})} />
      {!own && (
        <span className="ms-1 text-sm whitespace-nowrap">
          (<AccountLink name={contract} bare />)
        </span>
      )}
    </>
  );
}

const shownFields = 4;

function ActionFields({ action }: { action: WordedAction }) {
  const { list } = useMessages();
  const fields =
    typeof action.data === 'object' && action.data !== null && !Array.isArray(action.data)
      ? Object.entries(action.data)
      : [];
  return (
    <bdi dir="ltr">
      <AccountLink name={action.contract} bare />{' '}
      <span className="ident rounded-base border border-line px-1">{action.name}</span>
      {fields.slice(0, shownFields).map(([name, value]) => (
        <span key={name} className="ms-2">
          <span className="text-muted">{name}</span>{' '}
          <span className="ident whitespace-normal! wrap-anywhere">{fieldText(value)}</span>
        </span>
      ))}
      {typeof action.undecoded === 'string' && action.hex !== undefined && action.hex !== '' && (
        <span className="ms-2 text-muted">{list.undecoded(action.hex.length / 2)}</span>
      )}
      {fields.length > shownFields && <span className="ms-2 text-muted">…</span>}
    </bdi>
  );
}
